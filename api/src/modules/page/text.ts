import { escapeHtml } from '../../escape-html.ts';
import { trimEnd } from '../../trim-end.ts';

/** Links to pages of the site, as HTML. */
export const linkList = (items: { name: string; path: string }[]): string =>
  items.length === 0
    ? ''
    : `<ul>${items
        .map(({ name, path }) => `<li><a href="${escapeHtml(path)}">${escapeHtml(name)}</a></li>`)
        .join('')}</ul>`;

/** Plain text in which `backquotes` mark code, as HTML. */
export const inline = (text: string): string =>
  escapeHtml(text).replace(/`([^`]*)`/g, '<code>$1</code>');

/** The same, in paragraphs that blank lines part. */
export const paragraphs = (text: string): string =>
  text
    .split('\n\n')
    .map((paragraph) => `<p>${inline(paragraph)}</p>`)
    .join('');

/** The same without any marks. */
export const plain = (text: string): string => text.replace(/`/g, '').replace(/\s+/g, ' ');

/** As much as search engines show of a description, whole words; if a sentence ends there, nothing is missing. */
export function shortened(text: string, max = 160): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const words = trimEnd(cut.slice(0, Math.max(cut.lastIndexOf(' '), max / 2)), ' \n\t,;:');
  return /[.!?]$/.test(words) ? words : `${words}…`;
}
