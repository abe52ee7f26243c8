import type { SqlColumn, SqlDatabaseFile, SqlRows, SqlTable } from '@site/shared/contracts';
import type { ContentFile, Mistake } from './content-files.ts';
import { fieldName, type JsonPath } from './json-document.ts';

/** Whether keys and references of a database's tables name what is there. */
export function checkSqlTables(source: ContentFile<SqlDatabaseFile>): Mistake[] {
  const { tables } = source.content;
  return tables.flatMap(({ columns, primary_key }, at) => {
    const own = new Set(columns.map(({ name }) => name));
    const before = tables.slice(0, at + 1);
    return [
      ...primary_key.flatMap((name, index) =>
        own.has(name)
          ? []
          : mistake(source, ['tables', at, 'primary_key', index], `names no column: ${name}`),
      ),
      ...columns.flatMap(({ references }, index) =>
        references === null || isKeyed(before, references)
          ? []
          : mistake(
              source,
              ['tables', at, 'columns', index, 'references'],
              `names no table up to here whose key is one column: ${references}`,
            ),
      ),
    ];
  });
}

const isKeyed = (tables: readonly SqlTable[], reference: string) =>
  tables.some(({ name, primary_key }) => name === reference && primary_key.length === 1);

/** Whether rows fit the tables: keys, references and everything else is PostgreSQL's to check, in a test. */
export function checkSqlRows(source: ContentFile<SqlRows>, tables: readonly SqlTable[]): Mistake[] {
  const known = new Map(tables.map((table) => [table.name, table]));
  const missing = tables.filter(({ name }) => !(name in source.content));
  return [
    ...missing.flatMap(({ name }) => mistake(source, [], `has no rows of ${name}`)),
    ...Object.entries(source.content).flatMap(([name, rows]) => {
      const table = known.get(name);
      if (!table) return mistake(source, [name], 'names no table');
      return rows.flatMap((row, at) => checkRow(source, [name, at], row, table.columns));
    }),
  ];
}

function checkRow(
  source: ContentFile<SqlRows>,
  path: JsonPath,
  row: SqlRows[string][number],
  columns: readonly SqlColumn[],
): Mistake[] {
  if (row.length !== columns.length) {
    return mistake(source, path, `must have a value for each of ${columns.length} columns`);
  }
  return columns.flatMap((column, at) => {
    const value = row[at] ?? null;
    if (value === null ? column.nullable : typeof value === KINDS[column.type]) return [];
    return mistake(source, [...path, at], `doesn't fit ${column.name}, which is ${column.type}`);
  });
}

const KINDS = {
  integer: 'number',
  numeric: 'number',
  text: 'string',
  boolean: 'boolean',
  date: 'string',
  time: 'string',
  timestamp: 'string',
} as const satisfies Record<SqlColumn['type'], string>;

const mistake = (
  { file, document }: ContentFile<unknown>,
  path: JsonPath,
  message: string,
): Mistake[] => [{ file, line: document.lineOf(path), field: fieldName(path), message }];
