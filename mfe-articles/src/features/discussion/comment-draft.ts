import { useEffect, useRef, useState } from 'react';

/**
 * Text that was typed but not posted yet. It survives a reload and ends with the tab; if storage is blocked
 * or full, it lasts as long as the page. `slot` says whose text it is and what it replies to.
 */
const inMemory = new Map<string, string>();

const keyOf = (slot: string) => `comment-draft:${slot}`;

export function readDraft(slot: string): string | null {
  const key = keyOf(slot);
  try {
    return inMemory.get(key) ?? window.sessionStorage.getItem(key);
  } catch {
    return inMemory.get(key) ?? null;
  }
}

/** Stores the text, or removes it if it's blank. */
export function writeDraft(slot: string, text: string): void {
  const key = keyOf(slot);
  inMemory.delete(key);
  try {
    if (text.trim() === '') window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, text);
  } catch {
    if (text.trim() !== '') inMemory.set(key, text);
  }
}

/** Moves a draft from one slot to another, unless that has one already. */
export function moveDraft(from: string, to: string): void {
  const text = readDraft(from);
  if (text === null) return;
  if (readDraft(to) === null) writeDraft(to, text);
  writeDraft(from, '');
}

const fields = new Set<(slot: string, text: string) => void>();

/** Restores a draft that couldn't be sent, in front of anything typed meanwhile. */
export function putBackDraft(slot: string, text: string): void {
  const typed = readDraft(slot);
  const both = typed === null ? text : `${text}\n\n${typed}`;
  writeDraft(slot, both);
  for (const show of fields) show(slot, both);
}

/** Removes a draft that is being sent, unless something else was typed since. */
export function takeOutDraft(slot: string, text: string): void {
  if (readDraft(slot)?.trim() !== text.trim()) return;
  writeDraft(slot, '');
  for (const show of fields) show(slot, '');
}

/**
 * The state of a text field, stored as a draft; it starts with the draft, else with `start`. If the slot
 * changes because someone has signed in meanwhile, the draft moves along.
 */
export function useDraft(slot: string, start: string) {
  const [text, setText] = useState(() => readDraft(slot) ?? start);
  const storedIn = useRef(slot);
  useEffect(() => {
    const show = (changed: string, draft: string) => {
      if (changed === slot) setText(draft);
    };
    fields.add(show);
    return () => void fields.delete(show);
  }, [slot]);
  const write = (next: string) => {
    setText(next);
    if (storedIn.current !== slot) writeDraft(storedIn.current, '');
    storedIn.current = slot;
    writeDraft(slot, next === start ? '' : next);
  };
  return [text, write] as const;
}
