import type { Exercise } from '@site/shared/contracts/practice';
import type { Kysely } from 'kysely';
import { mapInTurns } from '../../../concurrency/map-in-turns.ts';
import type { DB } from '../../../database/tables.ts';
import { highlightCode } from '../../../html/highlight-code.ts';
import { type PlacedExercise, shownUnits } from './shown-units.ts';

/** Every task in SQL, with the database that it's about. */
export async function findSqlTasks(kysely: Kysely<DB>): Promise<PlacedExercise[]> {
  const rows = await findRows(kysely);
  return mapInTurns(rows, (row) => ({ roadmapId: row.roadmap_id, exercise: taskOf(row) }));
}

const findRows = (kysely: Kysely<DB>) =>
  shownUnits(kysely)
    .innerJoin('sql_tasks', 'sql_tasks.id', 'learning_units.id')
    .innerJoin('sql_databases', 'sql_databases.id', 'database_id')
    .where('sql_tasks.retired_at', 'is', null)
    .select([
      'roadmap_id',
      'sql_tasks.id',
      'sql_tasks.title',
      'sql_tasks.description',
      'ordered',
      'hints',
      'solution',
      'explanation',
      'mysql',
      'check_query',
      'sql_tasks.reviewed',
      'database_id',
      'sql_databases.title as database_title',
      'sql_databases.description as database_description',
      'tables',
      'rows',
      'hidden_rows',
    ])
    .execute();

const taskOf = (row: Awaited<ReturnType<typeof findRows>>[number]): Exercise => ({
  kind: 'sql',
  unitId: row.id,
  title: row.title,
  description: row.description,
  ordered: row.ordered,
  hints: row.hints,
  code: row.solution,
  codeHtml: highlightCode(row.solution, 'sql'),
  explanation: row.explanation,
  mysql: row.mysql,
  check: row.check_query,
  database: {
    id: row.database_id,
    title: row.database_title,
    description: row.database_description,
    tables: row.tables,
    rows: row.rows,
    hiddenRows: row.hidden_rows,
  },
  reviewed: row.reviewed,
});
