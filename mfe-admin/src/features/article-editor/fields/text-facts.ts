import { inert } from '../rich-text/schema/article-html.ts';

const WORDS_A_MINUTE = 200;

/** The reading time in whole minutes, computed as the server does. */
export const countedMinutes = (html: string): number =>
  Math.max(1, Math.round(countWords(html) / WORDS_A_MINUTE));

const countWords = (html: string) => inert(html).textContent.match(/\S+/g)?.length ?? 0;

interface ContentsEntry {
  title: string;
  level: number;
}

/** The headings that readers get as contents. */
export const contentsOf = (html: string): ContentsEntry[] =>
  [...inert(html).querySelectorAll('h1, h2, h3')]
    .map(({ textContent, localName }) => ({
      title: textContent.trim(),
      level: localName === 'h3' ? 3 : 2,
    }))
    .filter(({ title }) => title !== '');
