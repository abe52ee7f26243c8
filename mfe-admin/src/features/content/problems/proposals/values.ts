/** What can be made for a parameter, as Python. */
export type ValueKind = 'number' | 'numbers' | 'text' | 'texts' | 'flag';

/** What an author says of a parameter. */
export interface Limits {
  kind: ValueKind;
  /** Of a number, and of the numbers in a list. */
  least: number;
  most: number;
  /** Of a list or a text. */
  shortest: number;
  longest: number;
  /** What texts are made of. */
  letters: string;
  /** A list in order, or without equal entries. */
  sorted: boolean;
  distinct: boolean;
}

export const usualLimits = (kind: ValueKind): Limits => ({
  kind,
  least: -10,
  most: 100,
  shortest: 1,
  longest: 50,
  letters: 'abc',
  sorted: false,
  distinct: false,
});

export const isList = ({ kind }: Limits) => kind === 'numbers' || kind === 'texts';

/** A number from 0 to below 1; the same ones for the same seed. */
export type Random = () => number;

/** Marsaglia's xorshift with 32 bits. */
export function randomOf(seed: number): Random {
  // It never leaves 0, and neighbouring seeds begin alike.
  let state = Math.imul(seed + 1, 0x9e3779b1) | 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  for (let warm = 0; warm < 8; warm += 1) next();
  return next;
}

const between = (random: Random, least: number, most: number) =>
  least + Math.floor(random() * (most - least + 1));

const textOf = (random: Random, { letters }: Limits, length: number) =>
  Array.from({ length }, () => letters[between(random, 0, letters.length - 1)] ?? '').join('');

const written = (values: readonly (number | string)[]) =>
  `[${values.map((value) => JSON.stringify(value)).join(', ')}]`;

type Entry = number | string;

const listOf = (entries: readonly Entry[], { sorted }: Limits): string =>
  written(sorted ? entries.toSorted((one, other) => (one < other ? -1 : 1)) : entries);

/** For each entry of a list without equal ones: there may be no more of them. */
const DRAWS = 50;

/** Entries of a list; if none may come twice, as many as are found. */
function entriesOf({ distinct }: Limits, length: number, draw: () => Entry): Entry[] {
  if (!distinct) return Array.from({ length }, draw);
  const entries = new Set<Entry>();
  for (let draws = 0; entries.size < length && draws < length * DRAWS; draws += 1) {
    entries.add(draw());
  }
  return [...entries];
}

/** A value of a length, or of any within the limits. */
export function randomValue(random: Random, limits: Limits, length?: number): string {
  const { kind, least, most, shortest, longest } = limits;
  const size = length ?? between(random, shortest, longest);
  const number = () => between(random, least, most);
  const text = (letters: number) => textOf(random, limits, letters);
  switch (kind) {
    case 'number':
      return String(number());
    case 'flag':
      return random() < 0.5 ? 'True' : 'False';
    case 'text':
      return JSON.stringify(text(size));
    case 'numbers':
      return listOf(entriesOf(limits, size, number), limits);
    case 'texts':
      return listOf(
        entriesOf(limits, size, () => text(between(random, 1, 5))),
        limits,
      );
  }
}

/** The values at the limits, each with what to call it. */
export function edgesOf(random: Random, limits: Limits): [name: string, value: string][] {
  const { kind, least, most, shortest, longest, distinct } = limits;
  const some = Math.min(longest, Math.max(shortest, 5));
  const same = (value: number | string): [string, string][] =>
    distinct ? [] : [['all equal', written(Array.from({ length: some }, () => value))]];
  switch (kind) {
    case 'number':
      return [
        ['least', String(least)],
        ...(least < 0 && most > 0 ? [['zero', '0'] as [string, string]] : []),
        ['most', String(most)],
      ];
    case 'flag':
      return [
        ['true', 'True'],
        ['false', 'False'],
      ];
    case 'text':
      return [
        ['shortest', randomValue(random, limits, shortest)],
        ['all equal', JSON.stringify((limits.letters[0] ?? '').repeat(some))],
      ];
    case 'numbers':
      return [
        ['shortest', randomValue(random, limits, shortest)],
        ...(shortest <= 2 && longest >= 2
          ? [['least and most', listOf([least, most], limits)] as [string, string]]
          : []),
        ...same(most),
      ];
    case 'texts':
      return [
        ['shortest', randomValue(random, limits, shortest)],
        ...same(limits.letters[0] ?? ''),
      ];
  }
}

/** Why no values can be made within limits; null if some can. */
export function mistakeIn({
  kind,
  least,
  most,
  shortest,
  longest,
  letters,
}: Limits): string | null {
  const numbers = kind === 'number' || kind === 'numbers';
  if (numbers && !(Number.isSafeInteger(least) && Number.isSafeInteger(most) && least <= most)) {
    return 'needs a least number that is no larger than the largest';
  }
  if (kind === 'number' || kind === 'flag') return null;
  const isLength = (length: number) => Number.isInteger(length) && length >= 0 && length <= 1_000;
  if (!isLength(shortest) || !isLength(longest) || shortest > longest) {
    return 'needs lengths from 0 to 1000, the shortest first';
  }
  return kind !== 'numbers' && letters === '' ? 'needs letters' : null;
}
