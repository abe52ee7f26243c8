import type { TableOfContentsEntry } from '@site/shared/contracts';
import { escapeHtml } from './escape-html.ts';
import { ID_PREFIX, plainId } from './sanitise.ts';
import { textOf } from './text.ts';

/** Beginnings and ends of headings, as separate pieces when a text is split by it. */
const TAGS = /(<h[23](?: id="[^"]*")?>|<\/h[23]>)/;
const BEGINNING = /^<h([23])(?: id="([^"]*)")?>$/;

interface Heading {
  /** How it begins, such as <h2>. */
  tag: string;
  level: string;
  /** The id it has already. */
  given: string | undefined;
  /** HTML. */
  inner: string;
}

/**
 * Gives every heading of the second and third level its own id and lists them.
 * @param html as `sanitiseArticle` writes it
 */
export function withHeadingIds(html: string): {
  html: string;
  tableOfContents: TableOfContentsEntry[];
} {
  const tableOfContents: TableOfContentsEntry[] = [];
  const taken = new Set<string>();
  const named = ({ level, given, inner }: Heading): string => {
    const title = textOf(inner).trim();
    const id = freeId(given ?? ID_PREFIX + (plainId(title) || 'part'), taken);
    if (title !== '') tableOfContents.push({ id, title, level: Number(level) });
    return `<h${level} id="${escapeHtml(id)}">${inner}</h${level}>`;
  };
  return { html: withHeadings(html, named), tableOfContents };
}

/** Replaces every heading, from its beginning to the next end of its level, in one pass. */
function withHeadings(html: string, replace: (heading: Heading) => string): string {
  let done = '';
  let heading: Heading | null = null;
  for (const piece of html.split(TAGS)) {
    const [, level, given] = BEGINNING.exec(piece) ?? [];
    if (heading && piece === `</h${heading.level}>`) {
      done += replace(heading);
      heading = null;
    } else if (heading) heading.inner += piece;
    else if (level) heading = { tag: piece, level, given, inner: '' };
    else done += piece;
  }
  return heading ? done + heading.tag + heading.inner : done;
}

function freeId(preferred: string, taken: Set<string>): string {
  let id = preferred;
  for (let number = 2; taken.has(id); number += 1) id = `${preferred}-${number}`;
  taken.add(id);
  return id;
}
