import type { Wanted } from '@site/shared/platform';

/** What a visitor wanted of a problem. */
export interface UnitWish {
  unitId: string;
  want: 'completed' | 'bookmarked' | 'note';
}

/** Wishes of the practice page, for `useWanted`. */
export const UNIT_WISH = 'unit';

const purposes: Record<UnitWish['want'], (name: string) => string> = {
  completed: (name) => `save your progress on ${name}`,
  bookmarked: (name) => `bookmark ${name}`,
  note: (name) => `write a note on ${name}`,
};

/** The wish as it is kept while its visitor logs in. */
export const unitWish = (
  { id, name }: { id: string; name: string },
  want: UnitWish['want'],
): Wanted<UnitWish> => ({
  kind: UNIT_WISH,
  purpose: purposes[want](name),
  meta: { unitId: id, want },
});
