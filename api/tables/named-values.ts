import { type Kysely, sql } from 'kysely';
import type { DatabaseMetadata } from 'kysely-codegen';

interface Check {
  table: string;
  column: string;
  definition: string;
}

/** Gives each column whose values a check constraint names a type with these values, as if it were an enumeration. */
export async function addNamedValues<DB>(
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
