import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../../config/project-root.ts';

/** Sorted SHA-1 hashes one after another; see the README beside the file. */
const FILE = path.join(projectRoot, 'api/passwords/common.sha1');
const HASH_BYTES = 20;

let hashes: Buffer | undefined;

/** Read once, when the first password is looked up. */
const list = () => {
  hashes ??= readFileSync(FILE);
  return hashes;
};

/** Whether a text in lower case is a common password. */
export function isCommonPassword(text: string): boolean {
  const hash = createHash('sha1').update(text).digest();
  return entry(firstFrom(hash))?.equals(hash) ?? false;
}

/**
 * The common passwords whose SHA-1 begins with `prefix` (5 hexadecimal digits), in the format of Pwned
 * Passwords: on each line the other 35 digits and a count, which is not known and always 1.
 */
export function commonPasswordRange(prefix: string): string {
  const start = prefix.toUpperCase();
  const lines: string[] = [];
  for (let index = firstFrom(Buffer.from(`${start}0`, 'hex')); ; index += 1) {
    const hash = entry(index)?.toString('hex').toUpperCase();
    if (!hash?.startsWith(start)) return lines.join('\r\n');
    lines.push(`${hash.slice(start.length)}:1`);
  }
}

const entry = (index: number): Buffer | undefined => {
  const start = index * HASH_BYTES;
  return start < list().length ? list().subarray(start, start + HASH_BYTES) : undefined;
};

/** The index of the first hash that is not before this one. */
function firstFrom(hash: Buffer): number {
  let low = 0;
  let high = list().length / HASH_BYTES;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((entry(middle)?.compare(hash) ?? 1) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
