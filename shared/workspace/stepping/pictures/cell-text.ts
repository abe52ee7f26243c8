import { faceOf, isChainNode, isTreeNode } from '../node-shape.ts';
import { type Moment, thingOf, type Value } from '../recording.ts';
import { valueText } from '../value-text.ts';

/** Longer values are cut in pictures; the list of variables has more of them. */
const LONGEST = 28;

/** A value inside a picture. A node is written without those it leads to. */
export function cellText(moment: Moment, value: Value): string {
  const thing = thingOf(moment, value);
  return thing && (isChainNode(thing) || isTreeNode(thing))
    ? `${thing.type} ${faceOf(thing)}`.slice(0, LONGEST)
    : valueText(moment, value, LONGEST);
}
