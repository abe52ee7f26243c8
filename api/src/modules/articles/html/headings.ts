import type { TableOfContentsEntry } from '@site/shared/contracts';
import { escapeHtml } from '../../../escape-html.ts';
import { ID_PREFIX, plainId } from './sanitise.ts';
import { textOf } from './text.ts';

const HEADING = /<h([23])(?: id="([^"]*)")?>([\s\S]*?)<\/h\1>/g;

/**
 * Gives every heading of the second and third level an id of its own and lists them.
 * @param html as `sanitiseArticle` writes it
 */
export function withHeadingIds(html: string): {
  html: string;
  tableOfContents: TableOfContentsEntry[];
} {
  const tableOfContents: TableOfContentsEntry[] = [];
  const taken = new Set<string>();
  const named = html.replace(HEADING, (_, level: string, given: string | undefined, inner) => {
    const title = textOf(inner).trim();
    const id = freeId(given ?? ID_PREFIX + (plainId(title) || 'part'), taken);
    if (title !== '') tableOfContents.push({ id, title, level: Number(level) });
    return `<h${level} id="${escapeHtml(id)}">${inner}</h${level}>`;
  });
  return { html: named, tableOfContents };
}

function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`;
  taken.add(id);
  return id;
}
