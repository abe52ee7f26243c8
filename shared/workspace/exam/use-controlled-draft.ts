import { useState } from 'react';
import type { Draft } from '../use-draft.ts';

/**
 * A program that the caller stores, and may change from elsewhere, such as another tab.
 * @param value undefined as long as it's the starter
 */
export function useControlledDraft(
  value: string | undefined,
  starter: string,
  onChange: (code: string) => void,
): Draft {
  const code = value ?? starter;
  const [undo, setUndo] = useState<Draft['undo']>(null);
  const [revision, setRevision] = useState(0);
  const [seen, setSeen] = useState({ code, typed: code });
  if (code !== seen.code) {
    setSeen({ ...seen, code });
    if (code !== seen.typed) setRevision(revision + 1);
  }
  const change = (next: string) => {
    setUndo(null);
    setSeen((before) => ({ ...before, typed: next }));
    onChange(next);
  };
  const put = (next: string) => {
    change(next);
    setRevision((count) => count + 1);
  };
  const replace = (next: string, name: string) => {
    put(next);
    setUndo({ name, run: () => put(code) });
  };
  return {
    code,
    revision,
    edited: code !== starter,
    change,
    reset: () => replace(starter, 'Undo reset'),
    replace,
    undo,
  };
}
