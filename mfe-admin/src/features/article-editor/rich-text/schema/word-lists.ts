/** An item of a list that Word wrote as something else. */
interface Item {
  /** What stands in the text for it. */
  element: Element;
  /** From 1. */
  level: number;
  ordered: boolean;
  /** Its number in an ordered list. */
  start: number;
  content: ChildNode[];
}

interface OpenList {
  level: number;
  list: Element;
}

/**
 * Lists of Word as lists, of elements whose styles are in `data-style`. Word itself writes paragraphs with their level in a style and their marker as text; Word in a
 * browser writes a list for each item, with its level beside it.
 */
export function nestWordLists(root: Element) {
  let open: OpenList[] = [];
  let last: Element | null = null;
  for (const element of root.querySelectorAll('p, .ListContainerWrapper')) {
    const item = itemOf(element);
    if (!item) continue;
    if (last === null || element.previousElementSibling !== last) open = [];
    const list = listFor(item, open);
    const line = element.ownerDocument.createElement('li');
    line.append(...item.content);
    list.append(line);
    // The outermost list takes the place of its first item.
    last = open[0]?.list ?? null;
    element.remove();
  }
  for (const marker of root.querySelectorAll(MARKER)) marker.remove();
}

/** The list that an item belongs to: one of those that are open, or a new one within the item before. */
function listFor({ element, level, ordered, start }: Item, open: OpenList[]): Element {
  const name = ordered ? 'ol' : 'ul';
  while ((open.at(-1)?.level ?? 0) > level) open.pop();
  const current = open.at(-1);
  if (current?.level === level) {
    if (current.list.localName === name) return current.list;
    open.pop();
  }
  const list = element.ownerDocument.createElement(name);
  if (start > 1) list.setAttribute('start', String(start));
  const holder = open.at(-1)?.list.lastElementChild;
  if (holder) holder.append(list);
  else element.before(list);
  open.push({ level, list });
  return list;
}

const itemOf = (element: Element): Item | null =>
  element.localName === 'p' ? paragraphItem(element) : wrappedItem(element);

/** The marker in front of an item's text, such as "·" or "2.". */
const MARKER = '[data-style*="mso-list:Ignore" i], [data-style*="mso-list: Ignore" i]';
const LEVEL = /\blevel(\d)/i;
const NUMBER = /^\(?(?:(\d+)|[a-z]{1,5})[.)]/i;

function paragraphItem(element: Element): Item | null {
  const styles = (element.getAttribute('data-style') ?? '').split(';');
  const list = styles.find((style) => style.trim().toLowerCase().startsWith('mso-list:'));
  const level = Number(LEVEL.exec(list ?? '')?.[1] ?? 0);
  const marker = element.querySelector(MARKER);
  if (level === 0 || !marker) return null;
  const [number, digits = '1'] = NUMBER.exec(marker.textContent.trim()) ?? [];
  marker.remove();
  return {
    element,
    level,
    ordered: number !== undefined,
    start: Number(digits),
    content: [...element.childNodes],
  };
}

function wrappedItem(element: Element): Item | null {
  const line = element.querySelector('li');
  const list = line?.parentElement;
  if (!line || !list) return null;
  return {
    element,
    level: Number(line.dataset.ariaLevel ?? 1),
    ordered: list.localName === 'ol',
    start: Number(list.getAttribute('start') ?? 1),
    content: [...line.childNodes],
  };
}
