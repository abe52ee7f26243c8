import { basename, join } from 'node:path';
import { SQL_MAX, sqlDatabaseFile, sqlRowsFile, sqlTaskFile } from '@site/shared/contracts';
import { checkSqlRows, checkSqlTables } from './check-sql.ts';
import type { SqlDatabaseContent, SqlTaskContent } from './content.ts';
import { expectOnly, type Reading, readFolders, readOne, readText } from './content-files.ts';

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
  // A wrong query is for a test alone.
  const known = ['task.json', 'solution.sql', 'check.sql', 'wrong.sql'];
  const { files } = await expectOnly(path, known, reading);
  const task = await readOne(join(path, 'task.json'), sqlTaskFile, reading);
  const solution = await readText(join(path, 'solution.sql'), SQL_MAX, reading);
  const check = files.includes('check.sql')
    ? await readText(join(path, 'check.sql'), SQL_MAX, reading)
    : null;
  if (!task || solution === null) return null;
  const { database } = task.content;
  if (!databases.has(database)) {
    reading.mistakes.push({
      file: task.file,
      line: task.document.lineOf(['database']),
      field: 'database',
      message: `names no folder of sql-databases: ${database}`,
    });
  }
  return { id: basename(path), task: task.content, solution, check };
}
