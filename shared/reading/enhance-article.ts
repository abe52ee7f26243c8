import { VIDEO_CLASS } from '@site/shared/contracts/editorial';

/** Videos play where they stand. */
const LINKS = `:not(figure.${VIDEO_CLASS}) > a[href]`;

/** Adds what only the page can to an article's elements: scrolling tables, lazy images, links in new tabs. */
export function enhanceArticle(body: ParentNode, scroller: string): void {
  for (const table of body.querySelectorAll('table')) scroll(table, 'Table', scroller);
  for (const formula of body.querySelectorAll('div > math')) labelBox(formula);
  for (const listing of body.querySelectorAll('pre')) label(listing, 'Code');
  for (const image of body.querySelectorAll('img')) image.loading = 'lazy';
  for (const link of body.querySelectorAll<HTMLAnchorElement>(LINKS)) openElsewhere(link);
}

/** A table wider than the column scrolls by itself, with the keyboard too. */
function scroll(table: HTMLTableElement, name: string, scroller: string): void {
  const frame = document.createElement('div');
  frame.className = scroller;
  table.replaceWith(frame);
  frame.append(table);
  label(frame, table.caption?.textContent ?? name);
}

/** A formula that stands by itself scrolls, too. */
function labelBox({ parentElement: box }: Element): void {
  if (box) label(box, 'Formula');
}

/** A group, since a region for each listing would flood the page's landmarks. */
function label(element: HTMLElement, name: string): void {
  element.tabIndex = 0;
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', name);
}

function openElsewhere(link: HTMLAnchorElement): void {
  if (link.origin === window.location.origin || link.protocol === 'mailto:') return;
  link.target = '_blank';
  link.rel = 'noreferrer';
}
