import { plain } from './query-terms.ts';

/** Letters and digits alone: whether words are parted by blanks, hyphens or nothing is soon forgotten. */
const joined = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
/** Less than this begins, or is within, too many titles. */
const SHORTEST = 3;

/** A text to compare: as `plain` and as `joined` write it. */
export interface Title {
  plain: string;
  joined: string;
}

export const titleOf = (text: string): Title => ({
  plain: plain(text),
  joined: joined(plain(text)),
});

/** As it was typed, and by its significant words alone, unless they are too short to compare. */
export const titlesSought = (text: string, words: string[]): Title[] => {
  const significant = titleOf(words.join(' '));
  return significant.joined.length < SHORTEST ? [titleOf(text)] : [titleOf(text), significant];
};

/** How well a title fits what was typed, whatever its words weigh. */
export interface Fit {
  /** 3 for all of the title, 2 for its beginning, 1 for the beginning of a word in it, 0 otherwise. */
  fit: number;
  /** Whether it's a part of a word, such as heap in cheapest: better than nothing, and worse than anything else. */
  inside: boolean;
}

export function fitOf(title: Title, typed: Title): Fit {
  const at = title.plain.indexOf(typed.plain);
  const isShort = typed.joined.length < SHORTEST;
  if (at > 0) {
    const fit = beginsWord(title.plain, typed.plain) ? 1 : 0;
    return { fit, inside: fit === 0 && !isShort };
  }
  if (at < 0 && isShort) return { fit: 0, inside: false };
  if (title.joined === typed.joined) return { fit: 3, inside: false };
  return { fit: title.joined.startsWith(typed.joined) ? 2 : 0, inside: false };
}

const inWord = /[\p{L}\p{N}]/u;

function beginsWord(title: string, text: string): boolean {
  for (let at = title.indexOf(text); at >= 0; at = title.indexOf(text, at + 1)) {
    if (!inWord.test(title.charAt(at - 1))) return true;
  }
  return false;
}
