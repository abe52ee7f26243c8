import { records } from '@site/shared/platform';
import { useEffect, useRef, useState } from 'react';
import { VISITOR } from './visitor.ts';

const KIND = 'comment-draft';

/** A place begins with whose text it is. */
const ownerOf = (place: string) => place.split(' ', 1).find((person) => person !== VISITOR) ?? null;

/** Text that was typed but not posted yet. `place` says whose it is and what it replies to. */
export const readDraft = (place: string): string | null =>
  records.read<string>(KIND, place, ownerOf(place))?.value ?? null;

/** Keeps the text, or removes it if it is blank. */
export function writeDraft(place: string, text: string): void {
  if (text.trim() === '') records.remove(KIND, place, ownerOf(place));
  else records.write(KIND, place, ownerOf(place), text);
}

/** Takes what was typed in one place to another, unless something was typed there. */
export function moveDraft(from: string, to: string): void {
  const text = readDraft(from);
  if (text === null) return;
  if (readDraft(to) === null) writeDraft(to, text);
  writeDraft(from, '');
}

const fields = new Set<(place: string, text: string) => void>();

/** Restores a text that was taken out to be sent, in front of anything typed meanwhile. */
export function putBackDraft(place: string, text: string): void {
  const typed = readDraft(place);
  const both = typed === null ? text : `${text}\n\n${typed}`;
  writeDraft(place, both);
  for (const show of fields) show(place, both);
}

/** Takes a text out that is being sent, unless something else was typed since. */
export function takeOutDraft(place: string, text: string): void {
  if (readDraft(place)?.trim() !== text.trim()) return;
  writeDraft(place, '');
  for (const show of fields) show(place, '');
}

/**
 * The state of a text field, kept as a draft; it starts with the draft, else with `start`. If the place
 * changes because somebody has signed in meanwhile, the draft moves along.
 */
export function useDraft(place: string, start: string) {
  const [text, setText] = useState(() => readDraft(place) ?? start);
  const keptAt = useRef(place);
  useEffect(() => {
    const show = (changed: string, draft: string) => {
      if (changed === place) setText(draft);
    };
    fields.add(show);
    return () => void fields.delete(show);
  }, [place]);
  const write = (next: string) => {
    setText(next);
    if (keptAt.current !== place) writeDraft(keptAt.current, '');
    keptAt.current = place;
    writeDraft(place, next === start ? '' : next);
  };
  return [text, write] as const;
}
