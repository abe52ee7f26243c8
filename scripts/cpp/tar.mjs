const BLOCK = 512;

/** Where an entry says what it is. */
const TYPE = 156;
const FOLDER = '5'.charCodeAt(0);

/**
 * A tar file with all of its folders, and those of its files alone whose name is kept.
 * @param {Buffer} tar
 * @param {(name: string) => boolean} isKept
 */
export function withEntries(tar, isKept) {
  const parts = [];
  for (let at = 0; at + BLOCK <= tar.length && tar[at] !== 0; ) {
    const name = textAt(tar, at, 100);
    const size = Number.parseInt(textAt(tar, at + 124, 12), 8);
    const next = at + BLOCK + Math.ceil(size / BLOCK) * BLOCK;
    if (tar[at + TYPE] === FOLDER || isKept(name)) parts.push(tar.subarray(at, next));
    at = next;
  }
  return Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]);
}

const textAt = (tar, at, length) => tar.toString('latin1', at, at + length).split('\0')[0] ?? '';
