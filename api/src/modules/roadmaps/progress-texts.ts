import type { PersonProgress } from '../progress/index.ts';
import { asciiJson } from './ascii-json.ts';

const COMPLETED = 1;
const BOOKMARKED = 2;

const progressText = (flags: number, notes: string) =>
  asciiJson({
    completed: (flags & COMPLETED) !== 0,
    bookmarked: (flags & BOOKMARKED) !== 0,
    notes,
  });

/** Most units have no note, and then there are but four texts: by flags. */
const withoutNote = [0, COMPLETED, BOOKMARKED, COMPLETED | BOOKMARKED].map((flags) =>
  progressText(flags, ''),
);

/** A person's progress on each unit as JSON, at the place that `places` gives the unit. */
export function progressTexts(places: Map<string, number>, person: PersonProgress): string[] {
  const flags = new Uint8Array(places.size);
  const flag = (ids: string[], bit: number) => {
    for (const id of ids) {
      const place = places.get(id);
      if (place !== undefined) flags[place] = (flags[place] ?? 0) | bit;
    }
  };
  flag(person.completed, COMPLETED);
  flag(person.bookmarked, BOOKMARKED);
  const texts = Array.from(flags, (bits) => withoutNote[bits] ?? progressText(bits, ''));
  for (const [id, notes] of Object.entries(person.notes)) {
    const place = places.get(id);
    if (place !== undefined) texts[place] = progressText(flags[place] ?? 0, notes);
  }
  return texts;
}
