import { useState } from 'react';
import { forgetDraft, readDraft, writeDraft } from './draft-store.ts';

export interface Draft {
  code: string;
  /** Whether it differs from the original. */
  edited: boolean;
  change(code: string): void;
  /** Goes back to the original; `undoReset` brings back what was there. */
  reset(): void;
  undoReset: (() => void) | null;
}

/** A person's own version of a listing, kept on the device. */
export function useDraft(id: string, original: string): Draft {
  const [code, setCode] = useState(() => readDraft(id) ?? original);
  const [dropped, setDropped] = useState<string | null>(null);
  const change = (next: string) => {
    setCode(next);
    setDropped(null);
    if (next === original) forgetDraft(id);
    else writeDraft(id, next);
  };
  const reset = () => {
    change(original);
    setDropped(code);
  };
  const undoReset = dropped === null ? null : () => change(dropped);
  return { code, edited: code !== original, change, reset, undoReset };
}
