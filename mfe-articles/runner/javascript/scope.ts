/** The names that a script of ours uses, which a program can't give another meaning: they're parameters there. */
export type Scope = Record<string, unknown>;

const NAME = /[A-Za-z_$][\w$]*/g;
const DECLARED = /^(?:async )?(?:function\*?|class|const|let) ([\w$]+)/gm;

/** A script that hands `taker` a function of these names, which gives the value of an expression. */
export const expressionIn = (scope: Scope, taker: string, expression: string) =>
  `${taker}((${parametersOf(scope, expression)}) => (${expression}\n));`;

/** The same for declarations, which it gives by their names. */
export function declarationsIn(scope: Scope, taker: string, text: string): string {
  const names = [...text.matchAll(DECLARED)].map(([, name]) => name);
  const outer = Object.fromEntries(
    Object.keys(scope).flatMap((name) => (names.includes(name) ? [] : [[name, null]])),
  );
  return `${taker}((${parametersOf(outer, text)}) => { ${text}\nreturn { __proto__: null, ${names.join(', ')} }; });`;
}

function parametersOf(scope: Scope, text: string): string {
  const used = new Set(text.match(NAME));
  const names = Object.keys(scope).filter((name) => used.has(name));
  return `{ ${names.join(', ')} }`;
}
