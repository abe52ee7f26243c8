/**
 * SHA-256 (FIPS 180-4) of a text in UTF-8, in hexadecimal. The browser's own one is asynchronous, and
 * missing where the page is not encrypted.
 */
export function sha256(text: string): string {
  const state = [...initial];
  const bytes = padded(new TextEncoder().encode(text));
  for (let start = 0; start < bytes.byteLength; start += BLOCK) {
    addBlock(state, new DataView(bytes.buffer, start, BLOCK));
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

const BLOCK = 64;
const ROUNDS = 64;

/** The text, a one bit, zeros, and its length in bits, as whole blocks. */
function padded(text: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.ceil((text.length + 9) / BLOCK) * BLOCK);
  bytes.set(text);
  bytes[text.length] = 0x80;
  new DataView(bytes.buffer).setUint32(bytes.length - 4, text.length * 8);
  return bytes;
}

const rotated = (word: number, by: number) => (word >>> by) | (word << (32 - by));
const mixed = (word: number, a: number, b: number, c: number) =>
  rotated(word, a) ^ rotated(word, b) ^ rotated(word, c);

function addBlock(state: number[], block: DataView): void {
  const words = schedule(block);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (const [round, constant] of constants.entries()) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first = h + mixed(e, 6, 11, 25) + choice + constant + (words[round] ?? 0);
    const second = mixed(a, 2, 13, 22) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [place, word] of [a, b, c, d, e, f, g, h].entries()) {
    state[place] = ((state[place] ?? 0) + word) | 0;
  }
}

function schedule(block: DataView): Int32Array {
  const words = new Int32Array(ROUNDS);
  const word = (place: number) => words[place] ?? 0;
  for (let place = 0; place < ROUNDS; place += 1) {
    if (place < 16) words[place] = block.getInt32(place * 4);
    else {
      const [two, fifteen] = [word(place - 2), word(place - 15)];
      const near = rotated(two, 17) ^ rotated(two, 19) ^ (two >>> 10);
      const far = rotated(fifteen, 7) ^ rotated(fifteen, 18) ^ (fifteen >>> 3);
      words[place] = near + word(place - 7) + far + word(place - 16);
    }
  }
  return words;
}

const primes = firstPrimes(ROUNDS);
/** The first 32 bits of the fraction. */
const fraction = (value: number) => ((value - Math.floor(value)) * 2 ** 32) | 0;
const initial = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const constants = primes.map((prime) => fraction(Math.cbrt(prime)));

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  }
  return found;
}
