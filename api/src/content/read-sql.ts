import { basename, join } from 'node:path';
import {
  SQL_MAX,
  type SqlColumn,
  type SqlDatabaseFile,
  type SqlRows,
  type SqlTable,
  sqlDatabaseFile,
  sqlRowsFile,
  sqlTaskFile,
} from '@site/shared/contracts/practice';
import type { SqlDatabaseContent, SqlTaskContent } from './content.ts';
import {
  type ContentFile,
  expectOnly,
  type Mistake,
  mistakeAt,
  type Reading,
  readFolders,
  readOne,
  readText,
} from './content-files.ts';
import type { JsonPath } from './json-document.ts';
import { expectRefused, REFUSED } from './refused-programs.ts';

interface Sql {
  sqlDatabases: SqlDatabaseContent[];
  sqlTasks: SqlTaskContent[];
}

/** Reads and checks `sql-databases/` and `sql-tasks/` in `folder`; what has mistakes is left out. */
export async function readSql(folder: string, reading: Reading): Promise<Sql> {
  const sqlDatabases = await readFolders(join(folder, 'sql-databases'), readDatabase, reading);
  const known = new Set(sqlDatabases.map(({ id }) => id));
  const readTask = (path: string) => readTaskOf(path, known, reading);
  return {
    sqlDatabases,
    sqlTasks: await readFolders(join(folder, 'sql-tasks'), readTask, reading),
  };
}

async function readDatabase(path: string, reading: Reading): Promise<SqlDatabaseContent | null> {
  await expectOnly(path, ['database.json', 'rows.json', 'hidden-rows.json'], reading);
  const database = await readOne(join(path, 'database.json'), sqlDatabaseFile, reading);
  const rows = await readOne(join(path, 'rows.json'), sqlRowsFile, reading);
  const hiddenRows = await readOne(join(path, 'hidden-rows.json'), sqlRowsFile, reading);
  if (!database || !rows || !hiddenRows) return null;
  const { tables } = database.content;
  reading.mistakes.push(
    ...checkSqlTables(database),
    ...checkSqlRows(rows, tables),
    ...checkSqlRows(hiddenRows, tables),
  );
  return {
    id: basename(path),
    database: database.content,
    rows: rows.content,
    hiddenRows: hiddenRows.content,
  };
}

async function readTaskOf(
  path: string,
  databases: ReadonlySet<string>,
  reading: Reading,
): Promise<SqlTaskContent | null> {
  // Wrong queries are for a test alone.
  const known = ['task.json', 'solution.sql', 'check.sql', 'wrong.sql'];
  const found = await expectOnly(path, known, reading, REFUSED);
  await expectRefused(path, found, ['.sql'], reading);
  const { files } = found;
  const task = await readOne(join(path, 'task.json'), sqlTaskFile, reading);
  const solution = await readText(join(path, 'solution.sql'), SQL_MAX, reading);
  const check = files.includes('check.sql')
    ? await readText(join(path, 'check.sql'), SQL_MAX, reading)
    : null;
  if (!task || solution === null) return null;
  const { database } = task.content;
  if (!databases.has(database)) {
    const message = `names no folder of sql-databases: ${database}`;
    reading.mistakes.push(mistakeAt(task, ['database'], message));
  }
  return { id: basename(path), task: task.content, solution, check };
}

/** Whether keys and references of a database's tables name what is there. */
function checkSqlTables(source: ContentFile<SqlDatabaseFile>): Mistake[] {
  const { tables } = source.content;
  return tables.flatMap(({ columns, primary_key }, at) => {
    const own = new Set(columns.map(({ name }) => name));
    const before = tables.slice(0, at + 1);
    return [
      ...primary_key.flatMap((name, index) =>
        own.has(name)
          ? []
          : mistakeAt(source, ['tables', at, 'primary_key', index], `names no column: ${name}`),
      ),
      ...columns.flatMap(({ references }, index) =>
        references === null || isKeyed(before, references)
          ? []
          : mistakeAt(
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
function checkSqlRows(source: ContentFile<SqlRows>, tables: readonly SqlTable[]): Mistake[] {
  const known = new Map(tables.map((table) => [table.name, table]));
  const missing = tables.filter(({ name }) => !(name in source.content));
  return [
    ...missing.flatMap(({ name }) => mistakeAt(source, [], `has no rows of ${name}`)),
    ...Object.entries(source.content).flatMap(([name, rows]) => {
      const table = known.get(name);
      if (!table) return mistakeAt(source, [name], 'names no table');
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
    return [mistakeAt(source, path, `must have a value for each of ${columns.length} columns`)];
  }
  return columns.flatMap((column, at) => {
    const value = row[at] ?? null;
    if (value === null ? column.nullable : typeof value === KINDS[column.type]) return [];
    return mistakeAt(source, [...path, at], `doesn't fit ${column.name}, which is ${column.type}`);
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
