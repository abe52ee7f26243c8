import { useRef, useState } from 'react';

/**
 * Text that was typed and not posted yet. It outlives a reload and ends with the tab; where storage is
 * blocked or full it lasts as long as the page. `place` names whose it is and what it answers.
 */
const inMemory = new Map<string, string>();

const keyOf = (place: string) => `comment-draft:${place}`;

export function readDraft(place: string): string | null {
  const key = keyOf(place);
  try {
    return inMemory.get(key) ?? window.sessionStorage.getItem(key);
  } catch {
    return inMemory.get(key) ?? null;
  }
}

/** Keeps the text, or forgets it where it is blank. */
export function writeDraft(place: string, text: string): void {
  const key = keyOf(place);
  inMemory.delete(key);
  try {
    if (text.trim() === '') window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, text);
  } catch {
    if (text.trim() !== '') inMemory.set(key, text);
  }
}

/**
 * A text field's state that is kept as a draft; it starts with the draft, else with `start`. Where the
 * place changes, since somebody has signed in meanwhile, the draft goes along.
 */
export function useDraft(place: string, start: string) {
  const [text, setText] = useState(() => readDraft(place) ?? start);
  const keptAt = useRef(place);
  const write = (next: string) => {
    setText(next);
    if (keptAt.current !== place) writeDraft(keptAt.current, '');
    keptAt.current = place;
    writeDraft(place, next === start ? '' : next);
  };
  return [text, write] as const;
}
