import type { Wanted } from '@site/shared/platform';

/** What a visitor tried to do with a problem. */
export interface UnitIntent {
  unitId: string;
  want: 'completed' | 'bookmarked' | 'note';
}

/** The kind of the practice page's intents, for `useWanted`. */
export const UNIT_INTENT = 'unit';

const purposes: Record<UnitIntent['want'], (name: string) => string> = {
  completed: (name) => `save your progress on ${name}`,
  bookmarked: (name) => `bookmark ${name}`,
  note: (name) => `write a note on ${name}`,
};

/** The intent as it's stored while the visitor logs in. */
export const unitIntent = (
  { id, name }: { id: string; name: string },
  intent: UnitIntent['want'],
): Wanted<UnitIntent> => ({
  kind: UNIT_INTENT,
  purpose: purposes[intent](name),
  meta: { unitId: id, want: intent },
});
