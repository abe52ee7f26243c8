/** The names that a script of ours uses, which a program can't give another meaning: they're parameters there. */
export type Scope = Record<string, unknown>;

const NAME = /[A-Za-z_$][\w$]*/g;
const DECLARED = /^(?:async )?(?:function\*?|class|const|let|var) ([\w$]+)/gm;

/** A text, which may lack its end, or a name with what says how it is used. */
const USE =
  /"(?:\\.|[^"\\])*"?|'(?:\\.|[^'\\])*'?|`(?:\\.|[^`\\])*`?|(?:new |function |\.)?([A-Za-z_$][\w$]*)\(?/g;

/**
 * Makes of an expression a script that hands `taker` a function of these names, which gives the expression's value.
 * What it only calls of what `program` declares goes through that function's second parameter, `WATCH`, and keeps its
 * name: browsers put the words of a call into their errors.
 */
export function expressionsIn(scope: Scope, taker: string, program: string) {
  const declared = new Set(namesIn(program).filter((name) => !(name in scope)));
  return (expression: string) => {
    const called = onlyCalledIn(expression).filter((name) => declared.has(name));
    const watched = called.map((name) => `${WATCH}(${name})`);
    const evaluate = `((${called.join(', ')}) => (${expression}\n))(${watched.join(', ')})`;
    return `${taker}((${parametersOf(scope, expression)}, ${WATCH}) => ${evaluate});`;
  };
}

const WATCH = '__watch';

/** The names that an expression calls, and uses in no other way. */
function onlyCalledIn(expression: string): string[] {
  const called = new Map<string, boolean>();
  for (const [use, name] of expression.matchAll(USE)) {
    if (name === undefined || use.startsWith('.')) continue;
    called.set(name, use === `${name}(` && called.get(name) !== false);
  }
  return [...called].flatMap(([name, isOnlyCalled]) => (isOnlyCalled ? [name] : []));
}

const namesIn = (text: string) => [...text.matchAll(DECLARED)].map(([, name = '']) => name);

/** The same for declarations, which it gives by their names. */
export function declarationsIn(scope: Scope, taker: string, text: string): string {
  const names = namesIn(text);
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
