/**
 * Mutants of an SQL solution: the solution with one change that someone might well make, such as a condition left out.
 * Each has its `statement` and its `change` in words, which no two have in common.
 */
import { wordsIn } from './words.mjs';

export function mutantsOf(code) {
  const words = wordsIn(code);
  const edits = [...words.keys()].flatMap((at) =>
    MUTATORS.flatMap((edit) => edit(words, at, code)),
  );
  const seen = new Map();
  return edits.map(({ from, to, text, change }) => {
    const count = (seen.get(change) ?? 0) + 1;
    seen.set(change, count);
    return {
      statement: code.slice(0, from) + text + code.slice(to),
      change: count === 1 ? change : `${change} (${count})`,
    };
  });
}

const replaced = (word, text, change = `${text} for ${word.text}`) => [
  { from: word.from, to: word.to, text, change },
];

const BOUNDS = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };

const bound = (words, at) => {
  const other = BOUNDS[words[at].text];
  if (!other) return [];
  const beside = `${words[at - 1].text} ${other} ${words[at + 1].text}`;
  return replaced(words[at], other, beside);
};

const union = (words, at) => {
  if (words[at].text !== 'union') return [];
  const all = words[at + 1];
  return all.text === 'all'
    ? replaced(all, '', 'union for union all')
    : replaced(words[at], 'union all', 'union all for union');
};

const DISTINCT = 'distinct';

const withoutDistinct = (words, at) => {
  const isOperator = ['is', 'not'].includes(words[at - 1]?.text);
  if (words[at].text !== DISTINCT || isOperator || words[at + 1].text === 'on') return [];
  return replaced(words[at], '', `${words[at + 1].text} without distinct`);
};

/** Of the statement's own rows alone, since in an `exists` it never matters, and unless no row can be there twice. */
const withDistinct = (words, at) => {
  const { text, depth } = words[at];
  if (text !== 'select' || depth > 0 || words[at + 1].text === DISTINCT) return [];
  if (hasNoRowTwice(words, at)) return [];
  return replaced(words[at], 'select distinct', `select distinct ${words[at + 1].text}`);
};

const AGGREGATES = ['avg', 'count', 'max', 'min', 'round', 'sum'];

/** Whether what is selected is a single row, or has an `id` or all that the rows are grouped by. */
function hasNoRowTwice(words, at) {
  const from = indexAtDepth(words, at, words.length, 'from');
  const group = indexAtDepth(words, at, endOf(words, at, ['union', ';']), 'group');
  const shown = betweenAtDepth(words, at, from).map(({ text }) => text);
  const isTotal = !shown.includes('over') && shown.some((name) => AGGREGATES.includes(name));
  if (group === -1) return isTotal || shown.some((name) => name === 'id' || name.endsWith('.id'));
  const keys = betweenAtDepth(words, group + 1, endOf(words, group, ['having', 'order', ';']));
  return keys.every(({ text }) => text === ',' || shown.includes(text));
}

const CASES = { like: 'ilike', ilike: 'like', '~': '~*', '~*': '~' };

const caseOfPattern = (words, at) => {
  const other = CASES[words[at].text];
  return other ? replaced(words[at], other) : [];
};

const caseOfText = (words, at, code) => {
  const { text, from } = words[at];
  if (!['lower', 'upper'].includes(text) || words[at + 1].text !== '(') return [];
  const end = words.findIndex((word, index) => index > at + 1 && word.depth === words[at].depth);
  const inside = code.slice(words[at + 1].to, words[end].from);
  return [{ from, to: words[end].to, text: inside, change: `${inside} without ${text}` }];
};

const REPEATED = { ']*': ']+', ']+': ']*' };

/** A pattern whose characters must occur, or need not. */
const repetition = (words, at) => {
  if (!['~', '~*'].includes(words[at - 1]?.text)) return [];
  return Object.entries(REPEATED).flatMap(([these, those]) =>
    words[at].text.includes(these)
      ? replaced(words[at], words[at].text.replace(these, those), `${those} for ${these}`)
      : [],
  );
};

const ENDS_OF_ORDER = ['limit', 'fetch', 'rows', 'range', ';'];

/** Each key left out, and the other way round. */
const order = (words, at, code) => {
  if (words[at].text !== 'order') return [];
  const { from } = words[at];
  const end = endOf(words, at, ENDS_OF_ORDER);
  const commas = betweenAtDepth(words, at, end).filter(({ text }) => text === ',');
  const starts = [words[at + 1].to, ...commas.map(({ to }) => to)];
  const ends = [...commas.map((comma) => comma.from), lastBefore(words, end).to];
  const keys = starts.map((start, index) => code.slice(start, ends[index]).trim());
  const withKeys = (others, change) => ({
    from,
    to: ends.at(-1),
    text: others.length > 0 ? `order by ${others.join(', ')}` : '',
    change,
  });
  return keys.flatMap((key, index) => [
    withKeys(keys.toSpliced(index, 1), `${key} left out`),
    withKeys(keys.with(index, turned(key)), `${key} the other way round`),
  ]);
};

const turned = (key) => (key.endsWith(' desc') ? key.slice(0, -' desc'.length) : `${key} desc`);

const STARTS_OF_CONDITIONS = ['where', 'having', 'on', 'when'];
const ENDS_OF_CONDITIONS = [
  ...['where', 'having', 'group', 'order', 'limit', 'fetch', 'then', 'window', 'returning'],
  ...['join', 'left', 'right', 'full', 'cross', 'union', 'except', 'intersect', ';'],
];

/** Each of the conditions that `and` or `or` joins left out, and each bound of a `between`. */
const condition = (words, at, code) => {
  const { text } = words[at];
  if (!STARTS_OF_CONDITIONS.includes(text) || words[at - 1]?.text === DISTINCT) return [];
  // Without what joins the next level, a recursion doesn't end.
  if (text === 'on' && words.some((word) => word.text === 'recursive')) return [];
  const end = endOf(words, at, ENDS_OF_CONDITIONS);
  const joints = jointsIn(words, at, end);
  const edges = [at, ...joints, end];
  return edges.slice(1).flatMap((after, index) => {
    const before = edges[index];
    const [first, last] = [words[before + 1], lastBefore(words, after)];
    const part = code.slice(first.from, last.to);
    const isAmongOr = [before, after].some((joint) => words[joint]?.text === 'or');
    const neutral = isAmongOr || (text === 'when' && joints.length === 0) ? 'false' : 'true';
    return [
      { from: first.from, to: last.to, text: neutral, change: `${oneLine(part)} left out` },
      ...betweens(words, before, after, code),
    ];
  });
};

const oneLine = (text) => text.split(/\s+/).join(' ');

function betweens(words, before, after, code) {
  const at = indexAtDepth(words, before, after, 'between');
  if (at === -1) return [];
  const and = indexAtDepth(words, at, after, 'and');
  const [from, to] = [words[before + 1].from, lastBefore(words, after).to];
  const value = code.slice(from, words[at - 1].to);
  const low = code.slice(words[at + 1].from, words[and - 1].to);
  const high = code.slice(words[and + 1].from, to);
  return [
    `${value} <= ${high}`,
    `${value} >= ${low}`,
    `${value} > ${low} and ${value} <= ${high}`,
    `${value} >= ${low} and ${value} < ${high}`,
  ].map((text) => ({ from, to, text, change: oneLine(text) }));
}

/** Where `and` and `or` join conditions: not within parentheses, and not the `and` of a `between`. */
function jointsIn(words, at, end) {
  let inBetween = false;
  return indicesAtDepth(words, at, end).filter((index) => {
    const { text } = words[index];
    if (text === 'between') inBetween = true;
    if (text !== 'and' && text !== 'or') return false;
    const isJoint = !inBetween;
    inBetween = false;
    return isJoint;
  });
}

/** The word that ends what begins at `at`: one of these at the same depth, or the end of its parentheses. */
function endOf(words, at, ends) {
  const { depth } = words[at];
  const isCall = (index) => words[index + 1]?.text === '(';
  const found = words.findIndex(
    (word, index) =>
      index > at &&
      (word.depth < depth || (word.depth === depth && ends.includes(word.text) && !isCall(index))),
  );
  return found === -1 ? words.length : found;
}

const lastBefore = (words, end) => words[end - 1];

const indicesAtDepth = (words, at, end) =>
  [...words.keys()].filter(
    (index) => index > at && index < end && words[index].depth === words[at].depth,
  );

const betweenAtDepth = (words, at, end) => indicesAtDepth(words, at, end).map((at) => words[at]);

const indexAtDepth = (words, at, end, text) =>
  indicesAtDepth(words, at, end).find((index) => words[index].text === text) ?? -1;

const MUTATORS = [
  bound,
  union,
  withoutDistinct,
  withDistinct,
  caseOfPattern,
  caseOfText,
  repetition,
  order,
  condition,
];
