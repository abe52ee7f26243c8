/** The names that a script of ours uses, which a program can't give another meaning: they're parameters there. */
export type Scope = Record<string, unknown>;

const NAME = /[A-Za-z_$][\w$]*/g;
const DECLARED = /^(?:async )?(?:function\*?|class|const|let|var) ([\w$]+)/gm;

/** A text, which may lack its end, or a name with what says how it is used. */
const USE =
  /"(?:\\.|[^"\\])*"?|'(?:\\.|[^'\\])*'?|`(?:\\.|[^`\\])*`?|(?:new |function |\.)?([A-Za-z_$][\w$]*)\(?/g;

/**
 * Makes of an expression a script that hands `taker` a function of these names, which gives the expression's value.
 * Its calls of what `program` declares go through that function's second parameter, `WATCH`.
 */
export function expressionsIn(scope: Scope, taker: string, program: string) {
  const declared = new Set(namesIn(program).filter((name) => !(name in scope)));
  return (expression: string) => {
    const watched = expression.replace(USE, (use, name: string | undefined) =>
      name !== undefined && use === `${name}(` && declared.has(name) ? `${WATCH}(${name})(` : use,
    );
    return `${taker}((${parametersOf(scope, expression)}, ${WATCH}) => (${watched}\n));`;
  };
}

const WATCH = '__watch';

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
