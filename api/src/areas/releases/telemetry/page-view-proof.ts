/**
 * Proofs that a page view is one of ours. Each document brings another one, which nobody can make or change, and which
 * says what the document was: a report of how the page view went can't choose that.
 */
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

/** What a document is. None of it is about the person. */
export interface ServedPage {
  manifestId: string;
  channel: string;
  /** The microfrontend whose page it is. */
  unit: string;
}

/** A page view that was proved. */
export interface ProvedPage extends ServedPage {
  /** No other document has it. */
  nonce: string;
}

/** Pages report within about half a minute; clocks of processes differ. */
const PROOF_SECONDS = 600;
const MOST_SECONDS_AHEAD = 60;

/** From when on a page view that was reported can't be reported again. */
export const OVER_SECONDS = PROOF_SECONDS + MOST_SECONDS_AHEAD;

/** 132 bits. */
const MAC_LENGTH = 22;

export function provePage(key: Buffer, { manifestId, channel, unit }: ServedPage): string {
  const facts = [now().toString(36), randomUUID(), channel, unit, manifestId].join('.');
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
  createHmac('sha256', key).update(facts).digest('base64url').slice(0, MAC_LENGTH);

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
