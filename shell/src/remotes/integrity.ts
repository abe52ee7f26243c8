import { addressOfAttempt } from './attempts.ts';
import { hashOf } from './registry.ts';

/** webpack's own loading of chunks asks under these symbols (scripts/webpack/integrity-plugin.mjs). */
const INTEGRITY = Symbol.for('site.integrity');
const ADDRESS = Symbol.for('site.address');

/** The integrity value of a file by its address; undefined for anything the set does not list. */
export const integrityOf = (address: string) => hashOf(new URL(address, location.href).pathname);

export function offerIntegrityToChunks() {
  Object.defineProperty(globalThis, INTEGRITY, { value: integrityOf });
  Object.defineProperty(globalThis, ADDRESS, { value: addressOfAttempt });
}
