import type { ValueKind } from './values.ts';

/** What a listing prints last: the call of its example, such as two_sum([3, 8], 11); null if it prints none. */
export function printedCall(code: string): string | null {
  const last = code.trimEnd().split('\n').at(-1) ?? '';
  return last.startsWith('print(') && last.endsWith(')') ? last.slice('print('.length, -1) : null;
}

interface Signature {
  /** The call with its parameters in braces, such as two_sum({numbers}, {target}). */
  call: string;
  /** What the parameters are annotated with, as far as values of that kind can be made. */
  kinds: Record<string, ValueKind>;
}

const kindsOfPython: Record<string, ValueKind> = {
  int: 'number',
  bool: 'flag',
  str: 'text',
  'list[int]': 'numbers',
  'list[str]': 'texts',
};

/** The function that a listing prints a call of, or else its last one; null if there is none. */
export function signatureOf(code: string): Signature | null {
  const lines = code.split('\n').filter((line) => line.startsWith('def '));
  const printed = printedCall(code) ?? '';
  const line = lines.find((one) => printed.includes(`${nameIn(one)}(`)) ?? lines.at(-1);
  if (!line) return null;
  const parameters = parametersIn(line).map((parameter) => {
    const [name = '', annotation = ''] = parameter.split(':').map((part) => part.trim());
    return { name, annotation };
  });
  return {
    call: `${nameIn(line)}(${parameters.map(({ name }) => `{${name}}`).join(', ')})`,
    kinds: Object.fromEntries(
      parameters.flatMap(({ name, annotation }) => {
        const kind = kindsOfPython[annotation];
        return kind ? [[name, kind]] : [];
      }),
    ),
  };
}

const nameIn = (line: string) => line.slice('def '.length, line.indexOf('(')).trim();

/** Those without a value of their own. */
function parametersIn(line: string): string[] {
  const parameters: string[] = [];
  let depth = 0;
  let current = '';
  for (const character of line.slice(line.indexOf('(') + 1)) {
    if ('[('.includes(character)) depth += 1;
    if ('])'.includes(character)) depth -= 1;
    if (depth < 0) break;
    if (character === ',' && depth === 0) {
      parameters.push(current);
      current = '';
    } else current += character;
  }
  return [...parameters, current].filter((one) => one.trim() !== '' && !one.includes('='));
}

/** The parameters in a call, each once. */
export const placeholdersIn = (call: string): string[] => [
  ...new Set([...call.matchAll(/\{([a-z_][a-z0-9_]*)\}/gi)].map(([, name = '']) => name)),
];

export const filled = (call: string, values: Record<string, string>): string =>
  call.replace(/\{([a-z_][a-z0-9_]*)\}/gi, (whole, name: string) => values[name] ?? whole);
