import { Table, type TableProps } from '@site/shared/ui';
import styles from './card-table.module.css';

/**
 * A table whose rows become cards on a screen that's too narrow for its columns. There each cell is a line that begins
 * with its `data-label`, the name of its column. The row's heading comes first; a control goes beside it with
 * `data-card="start"` or `"end"`.
 */
export const CardTable = (props: TableProps) => (
  <div className={styles.cards}>
    <Table {...props} />
  </div>
);
