import type { DsaCase } from '@site/shared/contracts/practice';
import { printedCall } from './signature.ts';

/** How values begin as Python writes them; anything else that is printed is a text. */
const VALUE = /^(?:[-\d[({"']|True$|False$|None$)/;

/** The example as a case: the call that the listing prints, and what comes of it; null if it prints none. */
export function exampleCase(code: string, output: string): DsaCase | null {
  const input = printedCall(code);
  if (input === null || output === '') return null;
  const expected = VALUE.test(output) ? output : JSON.stringify(output);
  return { name: 'the example', input, expected, hidden: false };
}
