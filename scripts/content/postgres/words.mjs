/** Texts in quotes, names and numbers, operators, and every other character but white space. */
const WORD = /'[^']*'|[a-z_][a-z0-9_.]*|[0-9][0-9_.]*|::|[<>=!~|]+\*?|[^\s]/gi;

/** The words of a statement, each with where it is and in how many parentheses. */
export function wordsIn(code) {
  let open = 0;
  return [...code.matchAll(WORD)].map(({ 0: text, index }) => {
    if (text === ')') open -= 1;
    const depth = open;
    if (text === '(') open += 1;
    return { text, from: index, to: index + text.length, depth };
  });
}
