import { useEffect, useRef, useState } from 'react';
import { useSettled } from './use-settled.ts';

/**
 * A text as it is typed, and its setter. It is written to the address once the person rests, and taken from
 * there if it changes elsewhere. Spaces around it don't count: an address may come without them.
 * @param inAddress what the address says
 * @param write puts a text there
 */
export function useTyped(inAddress: string, write: (text: string) => void) {
  const [typed, setTyped] = useState(inAddress);
  const said = inAddress.trim();
  const text = typed.trim();
  /** What this page last wrote to the address, or took from it. */
  const known = useRef(said);

  useEffect(() => {
    if (said === known.current) return;
    known.current = said;
    setTyped(said);
  }, [said]);

  useSettled(text === said ? null : text, (text) => {
    known.current = text;
    write(text);
  });
  return [typed, setTyped] as const;
}
