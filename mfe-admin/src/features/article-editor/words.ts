import { inert } from './rich-text/schema/inert.ts';

const BLOCKS =
  'p, h1, h2, h3, h4, h5, h6, li, dt, dd, th, td, caption, figcaption, summary, pre, blockquote, div, br';

/** How many words the text of an article has; those in pictures don't count. */
export function countWords(html: string): number {
  const root = inert(html);
  for (const picture of root.querySelectorAll('svg')) picture.remove();
  for (const block of root.querySelectorAll(BLOCKS)) block.after(' ');
  return root.textContent.match(/\S+/g)?.length ?? 0;
}

const WORDS_A_MINUTE = 200;

/** The reading time in whole minutes, as the server counts it. */
export const countedMinutes = (words: number): number =>
  Math.max(1, Math.round(words / WORDS_A_MINUTE));
