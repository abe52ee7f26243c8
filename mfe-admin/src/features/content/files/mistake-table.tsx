import type { ContentMistake } from '@site/shared/contracts';
import { Table } from '@site/shared/ui';
import styles from '../content.module.css';

interface MistakeTableProps {
  mistakes: readonly ContentMistake[];
  /** The number of all mistakes; only the first ones are listed. */
  total: number;
}

export const MistakeTable = ({ mistakes, total }: MistakeTableProps) => (
  <>
    <Table label="Mistakes" columns={['Place', 'Field', 'Mistake']}>
      {mistakes.map(({ file, line, field, message }) => (
        <tr key={`${file} ${line} ${field} ${message}`}>
          <td className={styles.nowrap}>
            {file && `${file}, `}line {line}
          </td>
          <td>{field}</td>
          <td>{message}</td>
        </tr>
      ))}
    </Table>
    {total > mistakes.length && (
      <p className={styles.quiet}>
        These are the first {mistakes.length} of {total}.
      </p>
    )}
  </>
);
