import type { Wanted } from '@site/shared/platform';

/** What a visitor wanted of a problem. */
export interface UnitIntent {
  unitId: string;
  want: 'completed' | 'bookmarked' | 'note';
}

/** Wishes of the practice page, for `useWanted`. */
export const UNIT_INTENT = 'unit';

const purposes: Record<UnitIntent['want'], (name: string) => string> = {
  completed: (name) => `save your progress on ${name}`,
  bookmarked: (name) => `bookmark ${name}`,
  note: (name) => `write a note on ${name}`,
};

/** The wish as it is kept while its visitor logs in. */
export const unitIntent = (
  { id, name }: { id: string; name: string },
  intent: UnitIntent['want'],
): Wanted<UnitIntent> => ({
  kind: UNIT_INTENT,
  purpose: purposes[intent](name),
  meta: { unitId: id, want: intent },
});
