import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fieldName, type JsonPath } from '../src/content/json-document.ts';

/** What `api/content/STYLE.md` says the content doesn't use, in lower case. A phrase goes here once no text has it. */
export const avoidedPhrases = [
  'behavior',
  'neighbor',
  'neighbors',
  'memoized',
  'canceled',
  'lower case',
  'lower-case',
  'upper case',
  'upper-case',
  'you are given',
  "needn't",
  'need not',
  'somebody',
  'anybody',
  'everybody',
  'do not',
  'are not',
  'in which',
  'at which',
  'from which',
  'with which',
  'after which',
  'by which',
  'either of which',
  'is needed',
  'are needed',
  "isn't needed",
  "aren't needed",
  "what's needed",
  'is looked at',
  'are looked at',
  'be looked at',
  'been looked at',
  'be told apart',
  'hence',
  'thus',
  'obviously',
  'the latter',
  'make use of',
  'makes use of',
  'is asked for',
  'are asked for',
  "that's asked for",
  "what's asked for",
  "you're asked for",
  'one asked for',
  "you're asked",
  "what's asked",
  'expect to be asked',
  'is to be',
  'are to be',
  'the invariant:',
  'interviewers ask',
  'interviewers like',
  'interviewers may',
  'interviewers often',
  'interviewers then',
];

interface Sentence {
  /** The field of a JSON file, or the line of another one. */
  field: string;
  text: string;
}

/** Each phrase in the texts of a folder, as `file field: phrase`. */
export function avoidedIn(folder: string, phrases: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => isText(file))
    .sort()
    .flatMap((file) => {
      const content = readFileSync(path.join(folder, file), 'utf8');
      const sentences = file.endsWith('.json') ? textsOf(JSON.parse(content)) : linesOf(content);
      return sentences.flatMap(({ field, text }) =>
        phrases
          .filter((phrase) => hasWords(text.toLowerCase(), phrase))
          .map((phrase) => `${file} ${field}: ${phrase}`),
      );
    });
}

/** Documents for editors, which stand at the top of the folder, aren't content. */
const isText = (file: string) =>
  file.endsWith('.json') || (file.endsWith('.md') && path.dirname(file) !== '.');

function textsOf(part: unknown, at: JsonPath = []): Sentence[] {
  if (typeof part === 'string') return [{ field: fieldName(at), text: part }];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    textsOf(value, [...at, Array.isArray(part) ? Number(key) : key]),
  );
}

const linesOf = (content: string): Sentence[] =>
  content.split('\n').map((text, index) => ({ field: `line ${index + 1}`, text }));

/** Whether `phrase` stands in `text` as words of its own: 'in which' isn't in 'within which'. */
function hasWords(text: string, phrase: string): boolean {
  for (let start = text.indexOf(phrase); start >= 0; start = text.indexOf(phrase, start + 1)) {
    if (!isLetter(text[start - 1]) && !isLetter(text[start + phrase.length])) return true;
  }
  return false;
}

const isLetter = (character = '') => character.toLowerCase() !== character.toUpperCase();
