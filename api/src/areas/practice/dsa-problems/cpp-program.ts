import type { CppSignature } from '@site/shared/contracts/practice';

/** One level of indentation in our listings. */
const INDENT = '  ';

interface Written {
  signature: CppSignature;
  /** What the editor opens on: the class with its public methods, which do nothing yet. */
  starter: string;
}

/**
 * What a listing in C++ says of the program that a person is to write: its class with the signatures of its public
 * methods. Our listings have one class, whose public part stands first and at one level of indentation.
 */
export function cppProgramOf(code: string, support: string): Written {
  const lines = code.split('\n');
  const start = lines.findIndex((line) => line.startsWith('class '));
  const target = /^class (\w+)/.exec(lines[start] ?? '')?.[1] ?? '';
  const heads = headsIn(lines.slice(start + 1));
  const named = heads.map((head) => ({ head, name: nameOf(head) }));
  const making = named.find(({ name }) => name === target);
  return {
    signature: {
      target,
      node: /^struct (\w+)/m.exec(support)?.[1] ?? null,
      methods: named.flatMap(({ name }) => (name === target ? [] : [name])),
      constructorArguments: making ? argumentsIn(making.head) : 0,
    },
    starter: starterOf(target, heads),
  };
}

/** The word ahead of the parameters. */
const nameOf = (head: string) => head.slice(0, head.indexOf('(')).split(/\W/).at(-1) ?? '';

/** The heads of the public methods, each on one line, without what initialises members. */
function headsIn(lines: readonly string[]): string[] {
  const heads: string[] = [];
  let open = '';
  for (const line of lines) {
    if (line === '};' || /^(private|protected):/.test(line)) break;
    const isMember = line.startsWith(INDENT) && !line.startsWith(INDENT + INDENT);
    if (!open && !(isMember && /^ {2}\w[^;=]*\(/.test(line))) continue;
    open += (open && ' ') + line.trim();
    const end = endOfParameters(open);
    if (end < 0 || !open.includes('{', end)) continue;
    const isConst = open.slice(end).startsWith(' const');
    heads.push(open.slice(0, end) + (isConst ? ' const' : ''));
    open = '';
  }
  return heads;
}

/** The place behind the parameters; -1 if they go on in the next line. What initialises members comes later. */
function endOfParameters(text: string): number {
  let depth = 0;
  for (const [at, letter] of [...text].entries()) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ')' && depth === 0) return at + 1;
  }
  return -1;
}

function argumentsIn(head: string): number {
  const inside = head.slice(head.indexOf('(') + 1, head.lastIndexOf(')'));
  let depth = 0;
  let count = inside.trim() === '' ? 0 : 1;
  for (const letter of inside) {
    if (letter === '<') depth += 1;
    else if (letter === '>') depth -= 1;
    else if (letter === ',' && depth === 0) count += 1;
  }
  return count;
}

function starterOf(target: string, heads: readonly string[]): string {
  const methods = heads.map((head) => `${INDENT}${head} {\n${bodyOf(head, target)}${INDENT}}\n`);
  return [
    '#include <bits/stdc++.h>\n',
    '\nusing namespace std;\n',
    `\nclass ${target} {\npublic:\n${methods.join('\n')}};\n`,
  ].join('');
}

/** A function must return something, so that a program runs before it's written. */
const bodyOf = (head: string, target: string) =>
  head.startsWith('void ') || head.startsWith(`${target}(`) || head.startsWith('explicit ')
    ? ''
    : `${INDENT}${INDENT}return {};\n`;
