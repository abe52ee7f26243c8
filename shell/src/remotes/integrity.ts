import { hashOf } from './registry.ts';

/** webpack's own loading of chunks asks under this symbol (scripts/webpack/integrity-plugin.mjs). */
const LOOKUP = Symbol.for('site.integrity');

/** The integrity value of a file by its address; undefined for anything the set does not list. */
export const integrityOf = (address: string) => hashOf(new URL(address, location.href).pathname);

export function offerIntegrityToChunks() {
  Object.defineProperty(globalThis, LOOKUP, { value: integrityOf });
}
