import { createRequire } from 'node:module';

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
export function judgeExpression({ pattern, flags }) {
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
