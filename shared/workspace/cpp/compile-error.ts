import type { ProgramError } from '../runner/protocol.ts';

const TYPE = 'Compile error';

/** A message of clang: file, line, column, kind and words. */
const MESSAGE = /^(?:\.\/)?([^\s:]+):([0-9]+):[0-9]+: (?:fatal )?(error|note|warning): (.*)$/;

interface Message {
  file: string;
  line: number;
  kind: string;
  words: string;
  /** The lines of source that clang shows below. */
  shown: string[];
}

/** What clang has printed, as an error of the person's own file and no other. */
export function compileErrorOf(printed: string, target: string): ProgramError {
  const messages = messagesIn(printed);
  const index = messages.findIndex(({ kind }) => kind === 'error');
  const first = messages[index];
  if (!first) return error(linkMistakeOf(printed, target), null);
  if (first.file === 'solution.cpp') return error(textOf(messages, index), first.line);
  if (first.file === 'main.cpp' && isMissing(first.words, target)) {
    return error(classMissing(target), null);
  }
  // In a header, or where the program is called: a note behind it may say which line has led there.
  const led = messages.slice(index).find(({ file }) => file === 'solution.cpp');
  const words = first.file === 'main.cpp' ? asUsed(first.words, target) : first.words;
  return error(words + (led ? `\n    at solution.cpp:${led.line}` : ''), led?.line ?? null);
}

/** The compiler crashes, or isn't done after a minute. */
export const GAVE_UP: ProgramError = {
  type: TYPE,
  text: `${TYPE}: the compiler gave up on this program. Templates or constants may lead to themselves without end.`,
  line: null,
};

const error = (text: string, line: number | null): ProgramError => ({
  type: TYPE,
  text: `${TYPE}: ${text}`,
  line,
});

function messagesIn(printed: string): Message[] {
  const messages: Message[] = [];
  for (const text of printed.split('\n')) {
    const [, file, line, kind, words] = MESSAGE.exec(text) ?? [];
    if (file && kind) {
      messages.push({ file, line: Number(line), kind, words: words ?? '', shown: [] });
    } else if (/^ *[0-9]* \| /.test(text)) messages.at(-1)?.shown.push(text);
  }
  return messages;
}

/** More of them mostly follow from the first. */
const MOST = 5;

function textOf(messages: readonly Message[], from: number): string {
  const own = messages
    .slice(from)
    .filter(({ file, kind }) => file === 'solution.cpp' && kind === 'error');
  const [first, ...rest] = own.slice(0, MOST);
  const place = ({ line, shown }: Message) => [`    at solution.cpp:${line}`, ...shown].join('\n');
  const more = rest.map((one) => `${one.words}\n${place(one)}`);
  return [first ? `${first.words}\n${place(first)}` : '', ...more].join('\n');
}

/** Whether the program has no class of that name, such as one that is a `main` alone. */
const isMissing = (words: string, target: string) =>
  words.startsWith(`use of undeclared identifier '${target}'`);

const classMissing = (target: string) =>
  `there is no class ${target} in your program. The cases call its public methods, and no \`main\`: begin with what the editor opened on, and put your code into its methods.`;

/** Of the lines that call a program: they expect what the starter has. */
const asUsed = (words: string, target: string) =>
  `the cases call a class ${target} with the public methods of the starter: ${words}`;

function linkMistakeOf(printed: string, target: string): string {
  const [, missing] = /undefined symbol: (.*)/.exec(printed) ?? [];
  if (missing) return `${missing} is declared, and defined nowhere`;
  return printed.split('\n')[0] || asUsed('nothing was compiled', target);
}
