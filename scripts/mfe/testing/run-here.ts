import { format } from 'node:util';
import { run } from '../run.ts';

/** What a command prints with these variables, and how it ends. It runs here: a process would take seconds to start. */
export async function runHere(variables: Record<string, string>, ...args: string[]) {
  Object.assign(process.env, variables);
  const printed = { out: '', says: '' };
  const spies = [
    jest.spyOn(console, 'log').mockImplementation((...words) => {
      printed.out += `${format(...words)}\n`;
    }),
    jest.spyOn(console, 'error').mockImplementation((...words) => {
      printed.says += `${format(...words)}\n`;
    }),
    // The library of the command line writes there itself.
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
      printed.says += text;
      return true;
    }),
  ];
  try {
    const code = await run(args);
    return { code, ...printed };
  } finally {
    for (const spy of spies) spy.mockRestore();
    process.exitCode = undefined;
  }
}
