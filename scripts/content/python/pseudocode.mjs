/**
 * The pseudocode of quizzes as Python, so that it can be run. It has one statement in each line, and blocks that are
 * indented and closed by `end if` and the like:
 *
 *   x ← 5 · print a, b · swap a and b · append x to list · remove last of list · return x
 *   if … then · else if … then · else · while … · repeat · until … · function name(parameters)
 *   for i ← 1 to n · for i ← n down to 1 step 2
 *
 * Lists count from 0 and have a `length(…)`. `=` compares, `×`, `div` and `mod` are for integers from 0 on, and
 * `& | ^ << >>` work on bits.
 */
const OPERATORS = [
  [' = ', ' == '],
  [' ≠ ', ' != '],
  [' ≤ ', ' <= '],
  [' ≥ ', ' >= '],
  [' × ', ' * '],
  [' div ', ' // '],
  [' mod ', ' % '],
  ['length(', 'len('],
];

const expression = (text) =>
  OPERATORS.reduce((python, [ours, theirs]) => python.replaceAll(ours, theirs), text);

/** What a kind of line begins and ends with, and its Python for what is between. */
const STATEMENTS = [
  ['function ', '', (header) => `def ${header}:`],
  ['else if ', ' then', (condition) => `elif ${expression(condition)}:`],
  ['if ', ' then', (condition) => `if ${expression(condition)}:`],
  ['while ', '', (condition) => `while ${expression(condition)}:`],
  ['until ', '', (condition) => `  if ${expression(condition)}: break`],
  ['for ', '', loop],
  ['print ', '', (values) => `print(${expression(values)})`],
  ['return ', '', (value) => `return ${expression(value)}`],
  ['swap ', '', swap],
  ['append ', '', append],
  ['remove last of ', '', (list) => `${list}.pop()`],
];

function loop(header) {
  const [range, step = '1'] = header.split(' step ');
  const [name, bounds] = range.split(' ← ');
  const isDown = bounds.includes(' down to ');
  const [first, last] = bounds.split(isDown ? ' down to ' : ' to ').map(expression);
  return isDown
    ? `for ${name} in range(${first}, ${last} - 1, -(${step})):`
    : `for ${name} in range(${first}, ${last} + 1, ${step}):`;
}

function swap(pair) {
  const [one, other] = pair.split(' and ');
  return `${one}, ${other} = ${other}, ${one}`;
}

function append(words) {
  const [value, list] = words.split(' to ');
  return `${list}.append(${expression(value)})`;
}

/** @returns {string} the program in Python */
export const pythonOf = (pseudocode) => pseudocode.split('\n').map(lineOf).join('\n');

function lineOf(line) {
  const text = line.trimStart();
  return text.startsWith('end ') ? '' : line.slice(0, line.length - text.length) + statement(text);
}

function statement(text) {
  if (text === 'repeat') return 'while True:';
  if (text === 'else') return 'else:';
  for (const [start, end, translate] of STATEMENTS)
    if (text.startsWith(start) && text.endsWith(end))
      return translate(text.slice(start.length, text.length - end.length));
  return text.split(' ← ').map(expression).join(' = ');
}
