import { type Branch, Tree } from '../../drawing/index.ts';
import { formerOf } from '../changes.ts';
import { childrenOf, faceOf } from '../node-shape.ts';
import { type Moment, thingAt } from '../recording.ts';
import { valueText } from '../value-text.ts';
import type { Names } from './drawings.ts';
import styles from './picture.module.css';

interface TreePictureProps {
  moment: Moment;
  root: number;
  names: Names;
}

/** A tree with its root on top, and the variables that refer to its nodes. */
export function TreePicture({ moment, root, names }: TreePictureProps) {
  const branches = branchesFrom(moment, root, names);
  const [top] = branches;
  if (!top) return null;
  const named = branches.flatMap(({ face, names: called }) =>
    called.map((name) => `${name} is at ${face || 'a node'}`),
  );
  const label = [valueText(moment, root), ...named].join('. ');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label="Tree">
      <Tree root={top} label={label} />
    </section>
  );
}

const LONGEST = 14;

/** The nodes of a tree, each before its children and none twice, so that a tree that leads back to itself ends. */
export function branchesFrom(moment: Moment, root: number, names: Names): Branch[] {
  const met = new Map<number, Branch>();
  const branchOf = (number: number): Branch | null => {
    const thing = thingAt(moment, number);
    if (!thing || met.has(number)) return null;
    const children: { by: string; branch: Branch | null }[] = [];
    met.set(number, {
      key: number,
      face: faceOf(thing).slice(0, LONGEST),
      names: names.get(number) ?? [],
      mark: formerOf(moment, number) ? 'changed' : undefined,
      children,
    });
    for (const { by, number: child } of childrenOf(moment, thing)) {
      const branch = child === null ? null : branchOf(child);
      children.push({ by: isSide(by) ? '' : by, branch });
    }
    return met.get(number) ?? null;
  };
  branchOf(root);
  return [...met.values()];
}

/** Left and right show in the position. */
const isSide = (by: string) => by === 'left' || by === 'right';
