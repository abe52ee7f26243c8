/** Strings, quoted names, comments and words, each as one; otherwise one character. */
const TOKEN = /'[^']*'|"[^"]*"|--[^\n]*|\/\*.*?\*\/|\w+|./gs;
const IGNORED = /^(\s|--|\/\*)/;
/** What may follow an `order by`. */
const AFTER_ORDER = /^(limit|offset|fetch|for)$/i;

/**
 * A statement with all of its columns as further keys of its `order by`, or as the only ones. That changes nothing if its
 * own keys decide the order; ties come in this order instead of the one in which PostgreSQL happened to meet them.
 *
 * @param script its last statement counts
 */
export function sortTies(script: string, columns: number, direction: 'asc' | 'desc'): string {
  const { isSorted, end } = lastOrder(script);
  const keys = Array.from({ length: columns }, (_, at) => `${at + 1} ${direction}`).join(', ');
  return `${script.slice(0, end)}${isSorted ? ',' : ' order by'} ${keys}${script.slice(end)}`;
}

interface Order {
  isSorted: boolean;
  /** Where its keys end, or would. */
  end: number;
  isFollowed: boolean;
  isOver: boolean;
}

const NONE: Order = { isSorted: false, end: 0, isFollowed: false, isOver: false };

/** The `order by` of the last statement: none of a subquery, a window or an aggregate. */
function lastOrder(script: string): Order {
  let order = NONE;
  let depth = 0;
  for (const { 0: token, index } of script.matchAll(TOKEN)) {
    if (IGNORED.test(token)) continue;
    if (token === ';') {
      order = { ...order, isOver: true };
      continue;
    }
    if (order.isOver) order = NONE;
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    const isOwn = depth === 0;
    const isFollowed = order.isFollowed || (isOwn && AFTER_ORDER.test(token));
    order = {
      isSorted: order.isSorted || (isOwn && token.toLowerCase() === 'order'),
      end: isFollowed ? order.end : index + token.length,
      isFollowed,
      isOver: false,
    };
  }
  return order;
}
