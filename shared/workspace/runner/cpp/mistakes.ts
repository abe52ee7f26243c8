import type { ProgramError } from '../protocol.ts';
import { Ended } from './wasi.ts';

/** What a program reports of itself before it's ended (driver/exported.cpp). */
export interface Reported {
  message: string;
  file: string;
  line: number;
}

const UNDEFINED = 'Run-time error';

const TOO_MUCH_MEMORY: ProgramError = {
  type: 'MemoryError',
  text: 'MemoryError: the program needs more memory than it can have.',
  line: null,
};

/** How a program failed, from what it has reported, or else from what the engine has thrown. */
export function mistakeOf(reported: Reported | null, thrown: unknown): ProgramError {
  if (reported) return ofReport(reported, thrown);
  if (thrown instanceof Ended) {
    const text = thrown.code === 0 ? 'The program ended itself.' : thrown.message;
    return { type: 'Ended', text: `Ended: ${text}`, line: null };
  }
  // The ways in which browsers report that calls are nested too deeply.
  if (/call stack|too much recursion/i.test(String(thrown))) {
    return error('Stack overflow', 'Your program recurses too deeply.', thrown);
  }
  const message = String((thrown as Error | null)?.message ?? thrown);
  if (/out of bounds/.test(message)) {
    return error(
      UNDEFINED,
      'An index or a pointer leads outside of the memory of the program, or it recurses too deeply.',
      thrown,
    );
  }
  if (/unreachable/.test(message)) {
    return error(UNDEFINED, 'The program stopped itself, as `abort` and `assert` do.', thrown);
  }
  return error(UNDEFINED, message, thrown);
}

function ofReport({ message, file, line }: Reported, thrown: unknown): ProgramError {
  if (message.includes('bad_alloc')) return TOO_MUCH_MEMORY;
  const [, name, what] = /^thrown:([^:]*):(.*)$/s.exec(message) ?? [];
  if (name !== undefined) {
    const type = name.replace(/^(St)?[0-9]+/, (start) => (start.startsWith('St') ? 'std::' : ''));
    return error(
      'Exception',
      `${type}${what ? `: ${what}` : ''}. Programs in C++ run without exceptions here: what is thrown ends them, and \`catch\` is never reached.`,
      thrown,
    );
  }
  const isOwn = line > 0 && file.endsWith('solution.cpp');
  const place = isOwn ? `\n    at solution.cpp:${line}` : inMethod(thrown);
  return { type: UNDEFINED, text: `${UNDEFINED}: ${message}${place}`, line: isOwn ? line : null };
}

const error = (type: string, text: string, thrown: unknown): ProgramError => ({
  type,
  text: `${type}: ${text}${inMethod(thrown)}`,
  line: null,
});

/** The function of the program that was being run, as browsers name it in their stack. */
function inMethod(thrown: unknown): string {
  const stack = String((thrown as Error | null)?.stack ?? '');
  const [, name] = /\b([A-Z]\w*::\w+)\(/.exec(stack) ?? [];
  return name ? `\n    in ${name}` : '';
}
