import { parseSource } from '../sources/parse-source.mjs';

/**
 * The regular expressions of a source file. `pattern` is null if it is put together when the program
 * runs and nobody can say what it will be.
 * @param {string} file its name
 * @param {string} source
 * @returns {{ line: number, pattern: string | null, flags: string }[]}
 */
export function readExpressions(file, source) {
  // swc counts positions on from one file to the next; this first token says where this file begins.
  const marked = `;${source}`;
  const program = parseSource(file, marked);
  const start = program.body[0].span.start;
  const bytes = Buffer.from(marked);
  const lineAt = ({ span }) =>
    bytes
      .subarray(0, span.start - start)
      .toString()
      .split('\n').length;
  return [...expressionsIn(program)].map(({ node, pattern, flags }) => ({
    line: lineAt(node),
    pattern,
    flags,
  }));
}

function* expressionsIn(node) {
  if (node === null || typeof node !== 'object') return;
  if (node.type === 'RegExpLiteral') yield { node, pattern: node.pattern, flags: node.flags };
  if (isRegExpCall(node)) yield { node, pattern: null, flags: '' };
  for (const child of Object.values(node)) yield* expressionsIn(child);
}

const isRegExpCall = ({ type, callee }) =>
  (type === 'NewExpression' || type === 'CallExpression') &&
  callee.type === 'Identifier' &&
  callee.value === 'RegExp';
