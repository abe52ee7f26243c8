import { Entries } from '../../drawing/index.ts';
import { formerOf } from '../changes.ts';
import type { Moment, Thing } from '../recording.ts';
import { cellText } from './cell-text.ts';

interface EntriesPictureProps {
  moment: Moment;
  number: number;
  thing: Thing;
}

/** A dictionary's keys, or an object's attributes, each with its value. */
export function EntriesPicture({ moment, number, thing }: EntriesPictureProps) {
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
