import type { SqlTable } from '@site/shared/contracts';

/** The layout of a schema diagram: two columns of tables, with the references between them. */
export interface SchemaLayout {
  width: number;
  height: number;
  boxes: Box[];
  lines: Line[];
}

export interface Box {
  table: SqlTable;
  x: number;
  y: number;
  height: number;
}

/** From a column to the head of the table that it refers to. */
export interface Line {
  id: string;
  path: string;
}

export const WIDTH = 144;
export const HEAD = 28;
export const ROW = 20;
const FOOT = 6;
const BETWEEN = 16;
const LANE = 8;
const MARGIN = 2;

/** Puts each table into the shorter column, and gives each reference its own lane. */
export function layOut(tables: readonly SqlTable[]): SchemaLayout {
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
