import { startTransition, useEffect, useState } from 'react';

/** So many new rows are drawn at once: what a screen shows below the search. */
const PORTION = 6;

interface Drawable {
  id: string;
}

/**
 * What of a list to draw now: everything that was drawn before, and a portion of what is new. The rest
 * follows as soon as the screen shows these, so that a long list holds up no keystroke.
 * @param wanted the id of an item that is drawn in any case, with all before it: what is drawn later would
 *   push it out of sight
 */
export function usePortions<T extends Drawable>(items: T[], wanted: string | null): T[] {
  const [drawn, setDrawn] = useState<ReadonlySet<string>>(new Set());
  const shown = withPortion(items, drawn, wanted);
  useEffect(() => {
    const ids = new Set(shown.map(({ id }) => id));
    if (same(ids, drawn)) return;
    startTransition(() => setDrawn(ids));
  });
  return shown;
}

function withPortion<T extends Drawable>(
  items: T[],
  drawn: ReadonlySet<string>,
  wanted: string | null,
): T[] {
  const until = items.findIndex(({ id }) => id === wanted);
  let left = PORTION;
  return items.filter(({ id }, index) => {
    if (drawn.has(id) || index <= until) return true;
    left -= 1;
    return left >= 0;
  });
}

const same = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((id) => other.has(id));
