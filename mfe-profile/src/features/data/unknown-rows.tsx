import type { ImportPreview } from '@site/shared/contracts';
import { Notice, Table } from '@site/shared/ui';
import styles from './data.module.css';

interface UnknownRowsProps {
  rows: ImportPreview['unknownRows'];
  /** Of all, of which only the first are listed. */
  total: number;
}

const reasons = {
  unknown: "There's no problem with this name",
  ambiguous: 'Several problems have this name: add the roadmap',
};

/** Rows of the file that are left out, by line and name. */
export const UnknownRows = ({ rows, total }: UnknownRowsProps) => (
  <>
    <Notice tone="warning">
      {total === 1
        ? '1 row of the file will be left out.'
        : `${total} rows of the file will be left out.`}
    </Notice>
    <div className={styles.rows}>
      <Table label="Rows left out" columns={['Row', 'Problem', 'Why']}>
        {rows.map(({ row, problem, reason }) => (
          <tr key={row}>
            <td>{row}</td>
            <th scope="row">{problem}</th>
            <td>{reasons[reason]}</td>
          </tr>
        ))}
      </Table>
    </div>
    {total > rows.length && <p>and {total - rows.length} more</p>}
  </>
);
