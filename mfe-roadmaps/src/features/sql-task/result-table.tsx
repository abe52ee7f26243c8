import { classNames, Table } from '@site/shared/ui';
import styles from './result-table.module.css';

export type Value = string | number | boolean | null;

interface ResultTableProps {
  label: string;
  columns: readonly string[];
  rows: readonly (readonly Value[])[];
}

/** Rows as PostgreSQL returns them. NULL looks different from a text that says so. */
export const ResultTable = ({ label, columns, rows }: ResultTableProps) => (
  <Table label={label} columns={columns}>
    {rows.map((row, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows can be equal, and never move
      <tr key={at}>
        {row.map((value, column) => (
          <td
            // biome-ignore lint/suspicious/noArrayIndexKey: columns can have the same name
            key={column}
            className={classNames(styles.value, value === null && styles.missing)}
          >
            {value === null ? 'NULL' : String(value)}
          </td>
        ))}
      </tr>
    ))}
  </Table>
);
