import { createRequire } from 'node:module';
import { parseSource } from '../sources/parse-source.mjs';

/** Tests choose their texts themselves. */
const TEST = /\.test\.tsx?$|\/testing\//;

/**
 * Checks every regular expression in sources.
 * @param {Record<string, string>} sources what is in each file
 * @returns {{ expressions: number, violations: { file: string, line: number, pattern: string | null,
 *   flags: string, violation: string }[] }}
 */
export function checkSources(sources) {
  const found = Object.entries(sources)
    .filter(([file]) => !TEST.test(file))
    .flatMap(([file, source]) =>
      readExpressions(file, source).map((expression) => ({ file, ...expression })),
    );
  const judged = found.map((expression) => ({
    ...expression,
    violation: judgeExpression(expression),
  }));
  return {
    expressions: found.length,
    violations: judged.filter(({ violation }) => violation !== null),
  };
}

// The part of recheck that is JavaScript only: its compiled programs are not installed (package.json, overrides).
const { checkSync } = createRequire(import.meta.url)('recheck/lib/browser.js');

/** The slowest takes two seconds; a machine that is busy with other things is slow, not wrong. */
const PATIENCE_MS = 60_000;

const verdicts = new Map();

/**
 * What is wrong with an expression, null if it is proved to take time in proportion to the length of
 * the text, whatever the text is. What cannot be proved, such as one that looks ahead or behind, is wrong.
 * @param {{ pattern: string | null, flags: string }} expression
 * @returns {string | null}
 */
function judgeExpression({ pattern, flags }) {
  if (pattern === null) return "it's put together when the program runs, so it can't be checked";
  const key = `${flags}/${pattern}`;
  if (!verdicts.has(key)) verdicts.set(key, judge(pattern, flags));
  return verdicts.get(key);
}

function judge(pattern, flags) {
  const { status, complexity, attack, error } = checkSync(pattern, flags, {
    checker: 'automaton',
    timeout: PATIENCE_MS,
  });
  if (status === 'safe') return null;
  if (status === 'vulnerable') return `${complexity.summary}, such as on ${attack.pattern}`;
  return `it can't be proved linear: ${error.message ?? error.kind}`;
}

/**
 * The regular expressions of a source file. `pattern` is null if it is put together when the program
 * runs and nobody can say what it will be.
 * @param {string} file its name
 * @param {string} source
 * @returns {{ line: number, pattern: string | null, flags: string }[]}
 */
function readExpressions(file, source) {
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
