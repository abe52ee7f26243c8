import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import {
  type DatabaseMetadata,
  type ExpressionNode,
  GenericExpressionNode,
  LiteralNode,
  PostgresDialect,
  serializeFromMetadata,
  type TableMetadata,
} from 'kysely-codegen';
import { projectRoot } from '../src/config/project-root.ts';
import type { TextColumns } from '../src/database/column-types.ts';
import type { Database } from '../src/database/database.ts';

export const tablesFile = path.join(projectRoot, 'api/src/database/tables.ts');

const TEXTS: Record<keyof TextColumns, true> = {
  'attempts.language': true,
  'comments.label': true,
  'dsa_problems.category': true,
  'exercise_work.language': true,
  'last_places.subject': true,
  'plans.days': true,
  'profiles.branch': true,
  'profiles.country': true,
  'profiles.degree': true,
  'release_tokens.rights': true,
};

/** The text of `tablesFile` for the tables that a migrated database has. */
export async function generateTables({ kysely }: Pick<Database, 'kysely'>): Promise<string> {
  const dialect = new PostgresDialect({ dateParser: 'string' });
  const metadata = await dialect.introspector.introspect({
    // It reads the catalog, whose tables aren't ours.
    db: kysely as Kysely<never>,
    // pg-boss brings its own.
    excludePattern: 'jobs.*',
  });
  await addNamedValues(kysely, metadata);
  return serializeFromMetadata({
    metadata,
    dialect,
    typeOnlyImports: true,
    customImports: { JsonColumn: './column-types.ts', TextColumn: './column-types.ts' },
    overrides: { columns: Object.fromEntries(metadata.tables.flatMap(describedColumns)) },
  });
}

/** The columns of which `column-types.ts` says more than the database. */
function describedColumns({ name, columns }: TableMetadata): [string, ExpressionNode][] {
  return columns.flatMap((column) => {
    const key = `${name}.${column.name}`;
    const type = column.dataType.startsWith('json')
      ? 'JsonColumn'
      : key in TEXTS
        ? 'TextColumn'
        : null;
    if (type === null) return [];
    const described = new GenericExpressionNode(type, [new LiteralNode(key)]);
    const node = column.hasDefaultValue
      ? new GenericExpressionNode('Generated', [described])
      : described;
    return [[key, node] as [string, ExpressionNode]];
  });
}

interface Check {
  table: string;
  column: string;
  definition: string;
}

/** Gives each column whose values a check constraint names a type with these values, as if it were an enumeration. */
async function addNamedValues<DB>(
  kysely: Kysely<DB>,
  { enums, tables }: DatabaseMetadata,
): Promise<void> {
  const { rows } = await sql<Check>`
    select conrelid::regclass::text as table, attname as column,
      pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_attribute on attrelid = conrelid and array[attnum] = conkey
    where contype = 'c' and connamespace = current_schema()::regnamespace`.execute(kysely);
  for (const check of rows) {
    const values = namedValues(check);
    const table = tables.find(({ name }) => name === check.table);
    const column = table?.columns.find(({ name }) => name === check.column);
    if (!values || !table || !column) continue;
    column.dataType = `${check.table}_${check.column}`;
    column.dataTypeSchema = table.schema;
    enums.set(`${table.schema}.${column.dataType}`, values);
  }
}

/** @returns undefined if the constraint demands anything else. */
function namedValues({ column, definition }: Check): string[] | undefined {
  const values = [...definition.matchAll(/'([^']*)'/g)].map(([, value = '']) => value);
  const texts = values.map((value) => `'${value}'::text`);
  const forms = [
    `CHECK ((${column} = ${texts[0]}))`,
    `CHECK ((${column} = ANY (ARRAY[${texts.join(', ')}])))`,
  ];
  return forms.includes(definition) ? values : undefined;
}
