/**
 * Proofs that a page view is one of ours. Each document brings another one, which nobody can make or change, and which
 * says what the document was: whoever tells how the page view went can't choose that.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a document is. None of it is about the person. */
export interface ServedPage {
  manifestId: string;
  channel: string;
  /** The unit whose page it is. */
  unit: string;
}

/** A page view that was proved. */
export interface ProvedPage extends ServedPage {
  /** No other document has it. */
  nonce: string;
}

/** Pages tell within about half a minute; clocks of processes differ. */
export const PROOF_SECONDS = 600;
const MOST_SECONDS_AHEAD = 60;

const NONCE_BYTES = 12;
const MAC_BYTES = 16;

export function provePage(key: Buffer, { manifestId, channel, unit }: ServedPage): string {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  const facts = [now().toString(36), nonce, channel, unit, manifestId].join('.');
  return `${facts}.${macOf(key, facts)}`;
}

/** @returns null if we didn't make it, or too long ago */
export function readProof(key: Buffer, proof: string): ProvedPage | null {
  const end = proof.lastIndexOf('.');
  const facts = proof.slice(0, Math.max(end, 0));
  if (!isSame(proof.slice(end + 1), macOf(key, facts))) return null;
  const [time = '', nonce = '', channel = '', unit = '', ...manifestId] = facts.split('.');
  const age = now() - Number.parseInt(time, 36);
  if (age > PROOF_SECONDS || age < -MOST_SECONDS_AHEAD) return null;
  return { nonce, channel, unit, manifestId: manifestId.join('.') };
}

const now = () => Math.floor(Date.now() / 1000);

const macOf = (key: Buffer, facts: string) =>
  createHmac('sha256', key).update(facts).digest().subarray(0, MAC_BYTES).toString('base64url');

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
