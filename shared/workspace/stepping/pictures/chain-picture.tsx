import { Chain, type Link } from '../../drawing/index.ts';
import { formerOf } from '../changes.ts';
import { attributeOf, chainFrom, faceOf } from '../node-shape.ts';
import { type Moment, thingAt } from '../recording.ts';
import type { Names } from './drawings.ts';

interface ChainPictureProps {
  moment: Moment;
  start: number;
  names: Names;
}

/** Nodes in the order in which they lead to each other, with the variables that refer to them. */
export function ChainPicture({ moment, start, names }: ChainPictureProps) {
  const { nodes, back } = chainFrom(moment, start);
  const links = nodes.flatMap((number, place): Link[] => {
    const thing = thingAt(moment, number);
    if (!thing) return [];
    const changed = formerOf(moment, number) !== undefined;
    const following = nodes[place + 1];
    const after = following === undefined ? undefined : thingAt(moment, following);
    return [
      {
        key: number,
        cell: { text: faceOf(thing) || '·', mark: changed ? 'changed' : undefined },
        names: names.get(number) ?? [],
        bothWays: after !== undefined && attributeOf(after, 'prev') === number,
      },
    ];
  });
  return <Chain links={links} end={endOf(moment, nodes.at(-1) ?? start, back)} />;
}

/** What comes after the last node. */
function endOf(moment: Moment, last: number, back: number | null): string {
  const node = thingAt(moment, back ?? last);
  if (!node) return '';
  if (back !== null) return `back to ${faceOf(node) || '·'}`;
  const next = attributeOf(node, 'next');
  return typeof next === 'string' ? next : '…';
}
