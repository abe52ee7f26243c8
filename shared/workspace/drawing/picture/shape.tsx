import type { PictureShape } from '@site/shared/contracts/practice';
import { CellRow, CellTable, Chain, Entries } from '../cells.tsx';
import { Diagram } from './diagram.tsx';
import styles from './picture.module.css';
import { cellsOf, lookAt, namesAt, type ShapeOf } from './shape-parts.ts';

interface ShapeProps {
  shape: PictureShape;
  /** The number of its frame. */
  frame: number;
}

/** One thing in a frame, drawn as what it is. */
export function Shape({ shape, frame }: ShapeProps) {
  switch (shape.shape) {
    case 'array':
    case 'stack':
    case 'queue':
      return <Row shape={shape} />;
    case 'grid':
      return <Grid shape={shape} frame={frame} />;
    case 'linked-list':
      return <LinkedList shape={shape} />;
    case 'map':
      return <MapEntries shape={shape} />;
    default:
      return <Diagram shape={shape} />;
  }
}

function Row({ shape }: { shape: ShapeOf<'array' | 'stack' | 'queue'> }) {
  const { cells, pointers } = shape;
  if (cells.length === 0) return <p className={styles.empty}>empty</p>;
  return (
    <CellRow
      cells={cellsOf(cells, shape)}
      numbered={shape.shape === 'array'}
      names={namesAt({ ...endsOf(shape), ...pointers })}
    />
  );
}

/** Where something is added to a stack or a queue, and where it leaves. */
function endsOf({ shape, cells }: ShapeOf<'array' | 'stack' | 'queue'>): Record<string, number> {
  const last = cells.length - 1;
  if (shape === 'stack') return { top: last };
  return shape === 'queue' ? { front: 0, back: last } : {};
}

function Grid({ shape, frame }: { shape: ShapeOf<'grid'>; frame: number }) {
  const { rows, row_labels, column_labels, name } = shape;
  const heads = (labels: readonly (number | string)[] | undefined, count: number) =>
    Array.from({ length: count }, (_, at) => ({ text: String(labels?.[at] ?? at) }));
  return (
    <CellTable
      label={`${name ?? 'Grid'} in frame ${frame}`}
      rows={rows.map((values, row) =>
        values.map((value, column) => ({
          text: String(value),
          mark: lookAt(shape, [row, column] as const),
        })),
      )}
      rowHeads={heads(row_labels, rows.length)}
      columnHeads={heads(column_labels, rows[0]?.length ?? 0)}
    />
  );
}

function LinkedList({ shape }: { shape: ShapeOf<'linked-list'> }) {
  const { nodes, pointers, doubly = false, back_to } = shape;
  const names = namesAt(pointers);
  const links = cellsOf(nodes, shape).map((cell, place) => ({
    key: place,
    cell,
    names: names.get(place) ?? [],
    bothWays: doubly && place < nodes.length - 1,
  }));
  return <Chain links={links} end={back_to === undefined ? 'None' : `back to ${nodes[back_to]}`} />;
}

function MapEntries({ shape }: { shape: ShapeOf<'map'> }) {
  const { entries } = shape;
  if (entries.length === 0) return <p className={styles.empty}>empty</p>;
  const cells = cellsOf(
    entries.map(([, value]) => value),
    shape,
  );
  return (
    <Entries entries={cells.map((cell, place) => ({ name: String(entries[place]?.[0]), cell }))} />
  );
}
