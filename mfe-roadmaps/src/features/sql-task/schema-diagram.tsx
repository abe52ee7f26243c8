import type { SqlTable } from '@site/shared/contracts/practice';
import { classNames } from '@site/shared/ui';
import { useMemo } from 'react';
import styles from './schema-diagram.module.css';

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

interface Box {
  table: SqlTable;
  x: number;
  y: number;
  height: number;
}

/** From a column to the head of the table that it refers to. */
interface Line {
  id: string;
  path: string;
}

const WIDTH = 144;
const HEAD = 28;
const ROW = 20;
const FOOT = 6;
const BETWEEN = 16;
const LANE = 8;
const MARGIN = 2;

/** Two columns of tables: puts each table into the shorter one, and gives each reference its own lane. */
function layOut(tables: readonly SqlTable[]) {
  const references = tables.flatMap((table) =>
    table.columns.flatMap(({ name, references: to }, at) => (to ? [{ table, name, at, to }] : [])),
  );
  const gap = (references.length + 2) * LANE;
  const ends = [MARGIN, MARGIN];
  const boxes = tables.map((table): Box => {
    const side = (ends[0] ?? 0) <= (ends[1] ?? 0) ? 0 : 1;
    const y = ends[side] ?? 0;
    const height = HEAD + table.columns.length * ROW + FOOT;
    ends[side] = y + height + BETWEEN;
    return { table, x: MARGIN + side * (WIDTH + gap), y, height };
  });
  const boxOf = new Map(boxes.map((box) => [box.table.name, box]));
  const lines = references.flatMap(({ table, name, at, to }, index): Line[] => {
    const from = boxOf.get(table.name);
    const target = boxOf.get(to);
    if (!from || !target) return [];
    const lane = MARGIN + WIDTH + (index + 1.5) * LANE;
    const start = `${innerEdge(from)} ${from.y + HEAD + (at + 0.5) * ROW}`;
    const end = `H${innerEdge(target)}`;
    return [
      { id: `${table.name}.${name}`, path: `M${start}H${lane}V${target.y + HEAD / 2}${end}` },
    ];
  });
  const height = Math.max(...ends) - BETWEEN + MARGIN;
  return { width: 2 * (MARGIN + WIDTH) + gap, height, boxes, lines };
}

/** The edge of a table that faces the middle. */
const innerEdge = ({ x }: Box) => (x === MARGIN ? x + WIDTH : x);
