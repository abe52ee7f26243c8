import { counted } from '@site/shared/contracts';
import type { ReactNode } from 'react';
import type { Variable } from '../changes.ts';
import type { Moment } from '../recording.ts';
import { ChainPicture } from './chain-picture.tsx';
import type { Drawing, Names } from './drawings.ts';
import { EntriesPicture } from './entries-picture.tsx';
import { ListPicture } from './list-picture.tsx';
import { MatrixPicture } from './matrix-picture.tsx';
import styles from './picture.module.css';
import { pointersInto } from './pointers.ts';
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
