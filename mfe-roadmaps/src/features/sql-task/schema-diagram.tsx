import type { SqlTable } from '@site/shared/contracts';
import { classNames } from '@site/shared/ui';
import { useMemo } from 'react';
import styles from './schema-diagram.module.css';
import { type Box, HEAD, layOut, ROW, WIDTH } from './schema-layout.ts';

/** The tables of a database and their references. The tables below it say the same in words. */
export function SchemaDiagram({ tables }: { tables: readonly SqlTable[] }) {
  const { width, height, boxes, lines } = useMemo(() => layOut(tables), [tables]);
  return (
    <svg
      className={styles.diagram}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={describe(tables)}
    >
      {lines.map(({ id, path }) => (
        <path key={id} d={path} className={styles.line} />
      ))}
      {boxes.map((box) => (
        <TableBox key={box.table.name} {...box} />
      ))}
    </svg>
  );
}

const TableBox = ({ table, x, y, height }: Box) => (
  <g transform={`translate(${x} ${y})`}>
    <rect width={WIDTH} height={height} rx="6" className={styles.box} />
    <text x="10" y={HEAD - 9} className={styles.name}>
      {table.name}
    </text>
    <path d={`M0 ${HEAD}H${WIDTH}`} className={styles.rule} />
    {table.columns.map(({ name, references }, at) => {
      const isKey = table.primary_key.includes(name);
      const baseline = HEAD + (at + 0.5) * ROW + 4;
      return (
        <g key={name}>
          <text x="10" y={baseline} className={classNames(styles.column, isKey && styles.key)}>
            {name}
          </text>
          <text x={WIDTH - 8} y={baseline} className={styles.mark}>
            {[isKey && 'PK', references && 'FK'].filter(Boolean).join(' ')}
          </text>
        </g>
      );
    })}
  </g>
);

/** The picture in words, such as "Tables: students, drives. drives.company_id refers to companies." */
function describe(tables: readonly SqlTable[]): string {
  const names = tables.map(({ name }) => name).join(', ');
  const references = tables.flatMap(({ name, columns }) =>
    columns.flatMap((column) =>
      column.references ? [`${name}.${column.name} refers to ${column.references}.`] : [],
    ),
  );
  return [`Tables: ${names}.`, ...references].join(' ');
}
