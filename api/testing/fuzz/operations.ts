import type { Agent } from '../agent.ts';

/** A JSON schema, as far as requests are made from it. */
export interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
}

interface Content {
  content?: { 'application/json'?: { schema: Schema } };
}

interface DocumentedOperation {
  parameters?: { name: string; in: 'path' | 'query'; schema: Schema }[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

/** One route as the served document describes it. */
export interface Operation {
  /** Such as GET /v1/posts/{id}. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  query: Record<string, Schema>;
  body: Schema | null;
  /** Schema by status, such as 200 or 4XX; null if no body is described. */
  responses: Record<string, Schema | null>;
}

/** Every route of the document that the API serves about itself. */
export const documentedOperations = async (agent: Agent): Promise<Operation[]> =>
  operationsOf((await agent.get('/v1/docs/json')).json());

/** Every route of such a document. */
export function operationsOf(document: {
  paths: Record<string, Record<string, unknown>>;
}): Operation[] {
  const paths = document.paths as Record<string, Record<string, DocumentedOperation>>;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => describe(method, path, operation)),
  );
}

function describe(lowercase: string, path: string, operation: DocumentedOperation): Operation {
  const method = lowercase.toUpperCase() as Operation['method'];
  const inQuery = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  return {
    name: `${method} ${path}`,
    method,
    path,
    query: Object.fromEntries(inQuery.map(({ name, schema }) => [name, schema])),
    body: schemaOf(operation.requestBody),
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, response]) => [status, schemaOf(response)]),
    ),
  };
}

const schemaOf = (content?: Content) => content?.content?.['application/json']?.schema ?? null;
