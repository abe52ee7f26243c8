import type { SqlColumn, SqlDatabase, SqlRows, SqlTable } from '@site/shared/contracts/practice';

/** The statements that create a database's tables with these rows. */
export const setupOf = ({ tables }: Pick<SqlDatabase, 'tables'>, rows: SqlRows): string =>
  tables.flatMap((table) => [tableOf(table), ...rowsOf(table, rows[table.name] ?? [])]).join('\n');

function tableOf({ name, columns, primary_key }: SqlTable): string {
  const key = primary_key.length > 0 ? [`primary key (${primary_key.join(', ')})`] : [];
  return `create table ${name} (${[...columns.map(columnOf), ...key].join(', ')});`;
}

const columnOf = ({ name, type, nullable, references }: SqlColumn): string =>
  [name, type, !nullable && 'not null', references && `references ${references}`]
    .filter(Boolean)
    .join(' ');

function rowsOf({ name }: SqlTable, rows: SqlRows[string]): string[] {
  if (rows.length === 0) return [];
  const values = rows.map((row) => `(${row.map(literal).join(', ')})`);
  return [`insert into ${name} values ${values.join(', ')};`];
}

function literal(value: SqlRows[string][number][number]): string {
  if (value === null) return 'null';
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}
