import type { SqlRows, SqlTable } from '@site/shared/contracts';
import { Table } from '@site/shared/ui';
import { Fold } from '@site/shared/ui/fold.tsx';
import { Inline } from '@site/shared/ui/prose.tsx';
import { ResultTable } from './result-table.tsx';
import styles from './sql-task.module.css';

/** A table of a database: its columns, and the rows that learners see. */
export function TableDetails({ table, rows }: { table: SqlTable; rows: SqlRows[string] }) {
  const { name, description, columns } = table;
  return (
    <Fold
      title={
        <>
          <code>{name}</code> <span className={styles.count}>{rows.length} rows</span>
        </>
      }
    >
      <p>
        <Inline text={description} />
      </p>
      <Table label={`Columns of ${name}`} columns={['Column', 'Type', 'About it']}>
        {columns.map((column) => (
          <tr key={column.name}>
            <th scope="row">
              <code>{column.name}</code>
            </th>
            <td>{column.type}</td>
            <td>{aboutColumn(column, table)}</td>
          </tr>
        ))}
      </Table>
      <ResultTable
        label={`Rows of ${name}`}
        columns={columns.map((column) => column.name)}
        rows={rows}
      />
    </Fold>
  );
}

function aboutColumn(column: SqlTable['columns'][number], { primary_key }: SqlTable): string {
  const facts = [
    primary_key.includes(column.name) && (primary_key.length > 1 ? 'part of the key' : 'the key'),
    column.references && `refers to ${column.references}`,
    column.nullable && 'may be NULL',
  ];
  return facts.filter(Boolean).join(', ');
}
