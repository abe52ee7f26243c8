import type { Progress } from '@site/shared/contracts';
import type { PersonProgress } from '../progress/index.ts';

const piece = (progress: Progress) => Buffer.from(JSON.stringify(progress));

/** Most units have no note, and then there are but four answers: by whether completed, and whether bookmarked. */
const withoutNote = [false, true].map((completed) =>
  [false, true].map((bookmarked) => piece({ completed, bookmarked, notes: '' })),
);

/** A person's progress as JSON by unit id, for the units that were touched. */
export function learnerPieces(person: PersonProgress): Map<string, Buffer> {
  const completed = new Set(person.completed);
  const bookmarked = new Set(person.bookmarked);
  const pieces = new Map<string, Buffer>();
  for (const id of new Set([...completed, ...bookmarked])) {
    const plain = withoutNote[Number(completed.has(id))]?.[Number(bookmarked.has(id))];
    if (plain) pieces.set(id, plain);
  }
  for (const [id, notes] of Object.entries(person.notes)) {
    pieces.set(id, piece({ completed: completed.has(id), bookmarked: bookmarked.has(id), notes }));
  }
  return pieces;
}
