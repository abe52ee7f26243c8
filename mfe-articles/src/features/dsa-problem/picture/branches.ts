import type { PictureBranch } from '@site/shared/contracts';
import type { Branch } from '@site/shared/drawing';
import { lookAt, namesAt } from './marks.ts';
import type { ShapeOf } from './shape-of.ts';

/** The root of a binary tree that is given level by level. */
export function rootOf(shape: ShapeOf<'tree'>): Branch | null {
  const names = namesAt(shape.pointers);
  const placed = shape.nodes.map((value, place) =>
    value === null
      ? null
      : {
          key: place,
          face: String(value),
          names: names.get(place) ?? [],
          mark: lookAt(shape, place),
          children: [] as { by: string; branch: Branch | null }[],
        },
  );
  const [root = null, ...below] = placed;
  for (const parent of placed) {
    if (!parent) continue;
    const children = below.splice(0, 2);
    // A missing child takes its room beside one that's there.
    if (children.some((child) => child !== null))
      parent.children.push(...[0, 1].map((side) => ({ by: '', branch: children[side] ?? null })));
  }
  return root;
}

/** @param key the way to it from the root */
export const branchOf = ({ value, look, children = [] }: PictureBranch, key = ''): Branch => ({
  key,
  face: String(value),
  names: [],
  mark: look,
  children: children.map((child, place) => ({
    by: child.by ?? '',
    branch: branchOf(child, `${key}.${place}`),
  })),
});
