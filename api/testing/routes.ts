import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type * as z from 'zod/mini';

/** Where a request holds what it says; each is described by its own schema. */
export const requestParts = ['body', 'querystring', 'params', 'headers'] as const;
type RequestPart = (typeof requestParts)[number];

export interface Route {
  /** Such as GET /v1/posts/{id}: what sampleRequests calls it. */
  name: string;
  schemas: Partial<Record<RequestPart, z.core.$ZodType>>;
  /** Its responses, by status. */
  answers: Record<number, z.core.$ZodType>;
}

/**
 * Every route below /v1 that an application has, as its modules register them, so that none is missed.
 * @param build makes the application and waits until it is complete
 */
export async function routesOf(build: () => Promise<unknown>): Promise<Route[]> {
  const routes: RouteOptions[] = [];
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', (route) => void routes.push(route));
  };
  subscribe('fastify.initialization', watch);
  try {
    await build();
  } finally {
    unsubscribe('fastify.initialization', watch);
  }
  return routes.filter(isOurs).map(described);
}

/** The reader of the document brings its own routes; HEAD is GET without the body. */
const isOurs = ({ url, method }: RouteOptions) =>
  url.startsWith('/v1/') && !url.startsWith('/v1/docs') && method !== 'HEAD';

const described = ({ url, method, schema }: RouteOptions): Route => ({
  name: `${method} ${url.replace(/:(\w+)/g, '{$1}')}`,
  schemas: Object.fromEntries(
    requestParts.flatMap((part) => (schema?.[part] ? [[part, schema[part]]] : [])),
  ),
  answers: (schema?.response ?? {}) as Route['answers'],
});
