import { useEffect, useRef, useState } from 'react';

/**
 * Text that was typed but not posted yet. It survives a reload and ends with the tab; if storage is blocked
 * or full, it lasts as long as the page. `place` says whose text it is and what it replies to.
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

/** Keeps the text, or removes it if it is blank. */
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
