import type { ContentRow, SqlDatabaseContent, SqlTaskContent } from './content.ts';

export const sqlDatabaseRow = ({
  id,
  database,
  rows,
  hiddenRows,
}: SqlDatabaseContent): ContentRow => ({
  id,
  columns: { ...database, rows, hidden_rows: hiddenRows },
});

export function sqlTaskRow({ id, task, solution, check }: SqlTaskContent): ContentRow {
  const { database, description, explanation, ...facts } = task;
  const columns = {
    ...facts,
    database_id: database,
    description: description.join('\n\n'),
    explanation: explanation.join('\n\n'),
    check_query: check,
    solution,
  };
  return { id, columns };
}
