import type { Branch } from '../tree-layout.ts';
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

/** The root of a tree whose nodes name their parents. */
export function firstBranch({ nodes }: ShapeOf<'branches'>): Branch | null {
  const placed = nodes.map(({ value, look }, place) => ({
    key: place,
    face: String(value),
    names: [],
    mark: look,
    children: [] as { by: string; branch: Branch }[],
  }));
  for (const [place, { parent, by = '' }] of nodes.entries()) {
    const branch = placed[place];
    if (branch && parent !== undefined) placed[parent]?.children.push({ by, branch });
  }
  return placed[0] ?? null;
}
