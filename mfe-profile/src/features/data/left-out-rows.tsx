import type { ImportPreview } from '@site/shared/contracts';
import { Notice, Table } from '@site/shared/ui';
import styles from './data.module.css';

const reasons = {
  unknown: "There's no problem with this name",
  ambiguous: 'Several problems have this name: add the roadmap',
};

/** How many rows of the file are left out. */
export const leftOutOf = ({ unknown, faulty }: ImportPreview): number => unknown + faulty;

/** Rows of the file that are left out, by line and name, with all their errors. */
export function LeftOutRows({ preview }: { preview: ImportPreview }) {
  const total = leftOutOf(preview);
  const rows = [
    ...preview.unknownRows.map(({ reason, ...row }) => ({ ...row, why: reasons[reason] })),
    ...preview.faultyRows.map(({ faults, ...row }) => ({ ...row, why: faults.join('; ') })),
  ].sort((one, other) => one.row - other.row);
  return (
    <>
      <Notice tone="warning">
        {total === 1
          ? '1 row of the file will be left out.'
          : `${total} rows of the file will be left out.`}
      </Notice>
      <div className={styles.rows}>
        <Table label="Rows left out" columns={['Row', 'Problem', 'Why']}>
          {rows.map(({ row, problem, why }) => (
            <tr key={row}>
              <td>{row}</td>
              <th scope="row">{problem}</th>
              <td>{why}</td>
            </tr>
          ))}
        </Table>
      </div>
      {total > rows.length && <p>and {total - rows.length} more</p>}
    </>
  );
}
