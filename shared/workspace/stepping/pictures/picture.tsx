import { counted } from '@site/shared/contracts/composition';
import type { ReactNode } from 'react';
import { type Cell, CellRow, CellTable, Entries, type Head } from '../../drawing/index.ts';
import { formerOf, type Variable } from '../changes.ts';
import { faceOf, isChainNode, isTreeNode } from '../node-shape.ts';
import { type Moment, type Thing, thingAt, thingOf, type Value } from '../recording.ts';
import { valueText } from '../value-text.ts';
import { ChainPicture } from './chain-picture.tsx';
import type { Drawing, Names } from './drawings.ts';
import styles from './picture.module.css';
import { type Pointers, pointersInto } from './pointers.ts';
import { TreePicture } from './tree-picture.tsx';

interface PictureProps {
  moment: Moment;
  drawing: Drawing;
  names: Names;
  variables: readonly Variable[];
  source: string;
}

/** An object of the program, drawn as what it is. */
export function Picture(props: PictureProps) {
  const { thing, names } = props.drawing;
  const hidden = thing.count - thing.values.length;
  return (
    <figure className={styles.picture}>
      <figcaption className={styles.caption}>
        <code>{names.join(', ')}</code>{' '}
        <span className={styles.type}>{typeWords(props.drawing)}</span>
      </figcaption>
      {contentOf(props)}
      {hidden > 0 && <p className={styles.aside}>{hidden.toLocaleString('en')} more not shown.</p>}
    </figure>
  );
}

function typeWords({ thing, look, names }: Drawing): string {
  const several =
    names.length > 1 ? [`one ${thing.type} with ${names.length} names`] : [thing.type];
  if (look === 'matrix') return [...several, counted(thing.count, 'row')].join(', ');
  if (look === 'object' || look === 'chain' || look === 'tree') return several.join();
  const size = thing.count === 1 ? '1 item' : `${thing.count.toLocaleString('en')} items`;
  return [...several, thing.count === 0 ? 'empty' : size].join(', ');
}

function contentOf({ moment, drawing, names, variables, source }: PictureProps): ReactNode {
  const { look, number, thing } = drawing;
  if (look === 'tree') return <TreePicture moment={moment} root={number} names={names} />;
  if (look === 'chain') return <ChainPicture moment={moment} start={number} names={names} />;
  if (look === 'dict' || look === 'object')
    return <EntriesPicture moment={moment} number={number} thing={thing} />;
  const pointers = pointersInto(drawing.names, variables, source);
  if (look === 'matrix')
    return (
      <MatrixPicture
        moment={moment}
        thing={thing}
        label={drawing.names.join(', ')}
        rows={pointers.places}
        columns={pointers.columns}
      />
    );
  return (
    <ListPicture
      moment={moment}
      number={number}
      thing={thing}
      pointers={look === 'list' ? pointers.places : null}
    />
  );
}

interface ListPictureProps {
  moment: Moment;
  number: number;
  thing: Thing;
  /** Null for a set, which has no places. */
  pointers: Pointers | null;
}

/** Values side by side, with their indices and the variables that point to them. */
const ListPicture = ({ moment, number, thing, pointers }: ListPictureProps) => (
  <CellRow
    cells={cellsOf(moment, number, thing)}
    numbered={pointers !== null}
    names={pointers ?? undefined}
  />
);

interface MatrixPictureProps {
  moment: Moment;
  thing: Thing;
  label: string;
  /** The variables that point to rows, and to columns. */
  rows: Pointers;
  columns: Pointers;
}

/** A list of lists as rows and columns. */
function MatrixPicture({ moment, thing, label, rows, columns }: MatrixPictureProps) {
  const lists = thing.values.map((row) => {
    const list = typeof row === 'number' ? thingAt(moment, row) : undefined;
    return list && typeof row === 'number' ? cellsOf(moment, row, list) : [];
  });
  const width = Math.max(...lists.map(({ length }) => length));
  return (
    <CellTable
      label={`Rows of ${label}`}
      rows={lists}
      rowHeads={headsOf(lists.length, rows)}
      columnHeads={headsOf(width, columns)}
    />
  );
}

const headsOf = (count: number, pointers: Pointers): Head[] =>
  Array.from({ length: count }, (_, index) => ({
    text: String(index),
    names: pointers.get(index),
  }));

/** The values of a list, a set or a row, and which of them have changed. */
function cellsOf(moment: Moment, number: number, { values }: Thing): Cell[] {
  const former = formerOf(moment, number);
  return values.map((value, place) => ({
    text: cellText(moment, value),
    ...(former && former.values[place] !== value && { mark: 'changed' }),
  }));
}

interface EntriesPictureProps {
  moment: Moment;
  number: number;
  thing: Thing;
}

/** A dictionary's keys, or an object's attributes, each with its value. */
function EntriesPicture({ moment, number, thing }: EntriesPictureProps) {
  const former = formerOf(moment, number);
  const entries = thing.keys.map((key, place) => {
    const value = thing.values[place] ?? '';
    const changed = former !== undefined && former.values[former.keys.indexOf(key)] !== value;
    return {
      name: cellText(moment, key),
      cell: { text: cellText(moment, value), mark: changed ? ('changed' as const) : undefined },
    };
  });
  return <Entries entries={entries} />;
}

/** Longer values are cut in pictures; the list of variables has more of them. */
const LONGEST = 28;

/** A value inside a picture. A node is written without those it leads to. */
function cellText(moment: Moment, value: Value): string {
  const thing = thingOf(moment, value);
  return thing && (isChainNode(thing) || isTreeNode(thing))
    ? `${thing.type} ${faceOf(thing)}`.slice(0, LONGEST)
    : valueText(moment, value, LONGEST);
}
