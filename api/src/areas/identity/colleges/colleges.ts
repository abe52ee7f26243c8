import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../../../config/project-root.ts';

/** An institution and what else people call it. */
interface College {
  name: string;
  alsoKnownAs: string[];
}

const file = path.join(projectRoot, 'api/content/colleges.txt');

/** The shipped list: a line each, `name = other name; other name`. Lines with # are comments. */
export async function readColleges(): Promise<College[]> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  return lines.filter((line) => line.trim() !== '' && !line.startsWith('#')).map(collegeFrom);
}

function collegeFrom(line: string): College {
  const [name = '', others = ''] = line.split(' = ');
  return {
    name: name.trim(),
    alsoKnownAs: others ? others.split(';').map((one) => one.trim()) : [],
  };
}

interface Indexed {
  name: string;
  /** Words of the name, in small letters. */
  words: string[];
  /** What else it is called. */
  otherNames: string[];
  /** Of its name, with and without small words. */
  initials: string[];
  /** Words of all of these. */
  all: string[];
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’.\p{M}]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const small = new Set(['of', 'and', 'the', 'for', 'in', 'at']);

/** "National Institute of Technology, Warangal": nitw, niotw. */
function initialsOf(words: string[]): string[] {
  const of = (some: string[]) => some.map((word) => word[0]).join('');
  return [of(words.filter((word) => !small.has(word))), of(words)];
}

function indexed({ name, alsoKnownAs }: College): Indexed {
  const words = wordsOf(name);
  const otherNames = alsoKnownAs.map((other) => wordsOf(other).join(' '));
  const initials = initialsOf(words);
  const all = [...words, ...alsoKnownAs.flatMap(wordsOf), ...initials];
  return { name, words, otherNames, initials, all };
}

/**
 * Finds institutions by words, beginnings of words, and abbreviations (IITB, NIT Trichy). Every word that was
 * typed must be found; who is called exactly that comes first, then whose name begins with it.
 */
export function createCollegeSearch(colleges: readonly College[]) {
  const index = colleges
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
    .map(indexed);

  return (typed: string, count: number): string[] => {
    const words = wordsOf(typed);
    const query = {
      words: [...new Set(words)],
      phrase: words.join(' '),
      glued: words.join(''),
    };
    return index
      .map((college) => ({ name: college.name, rank: rankOf(college, query) }))
      .filter(({ rank }) => rank > 0)
      .toSorted((one, other) => other.rank - one.rank)
      .slice(0, count)
      .map(({ name }) => name);
  };
}

/** What was typed: each word once, all of them in their order, and the same without spaces. */
interface Query {
  words: string[];
  phrase: string;
  glued: string;
}

/** 0 if it does not fit. Sorting keeps the order of the alphabet among equals. */
function rankOf(
  { words, otherNames, initials, all }: Indexed,
  { words: terms, phrase, glued }: Query,
): number {
  if (terms.length === 0) return 1;
  if (otherNames.some((name) => name === phrase || name === glued)) return 5;
  if (initials.includes(glued)) return 4;
  if (!terms.every((word) => all.some((known) => known.startsWith(word)))) return 0;
  if (words.join(' ').startsWith(phrase)) return 3;
  return terms.every((word) => words.some((known) => known.startsWith(word))) ? 2 : 1;
}
