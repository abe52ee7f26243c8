import { startTransition, useEffect, useState } from 'react';

/** How many new rows are rendered at once: about what fits on a screen below the search. */
const BATCH_SIZE = 6;

interface Drawable {
  id: string;
}

/**
 * The part of a list to render now: everything that was rendered before, and a batch of the new items. The
 * rest follows as soon as these are on the screen, so that a long list never delays a keystroke.
 * @param requiredId an item that is always rendered, with all items before it: rendering those later would push it out of view
 */
export function useIncrementalList<T extends Drawable>(items: T[], requiredId: string | null): T[] {
  const [drawn, setDrawn] = useState(() => idsOf(items.slice(0, indexOfId(items, requiredId) + 1)));
  const shown = withNextBatch(items, drawn, requiredId);
  useEffect(() => {
    const ids = idsOf(shown);
    if (same(ids, drawn)) return;
    startTransition(() => setDrawn(ids));
  });
  return shown;
}

function withNextBatch<T extends Drawable>(
  items: T[],
  drawn: ReadonlySet<string>,
  requiredId: string | null,
): T[] {
  const until = indexOfId(items, requiredId);
  let left = BATCH_SIZE;
  return items.filter(({ id }, index) => {
    if (drawn.has(id) || index <= until) return true;
    left -= 1;
    return left >= 0;
  });
}

const indexOfId = (items: Drawable[], requiredId: string | null) =>
  items.findIndex(({ id }) => id === requiredId);

const idsOf = (items: Drawable[]): ReadonlySet<string> => new Set(items.map(({ id }) => id));

const same = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((id) => other.has(id));
