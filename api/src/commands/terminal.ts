import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { StartupError } from '../errors/startup-error.ts';

/**
 * One line from the terminal. Without `echo` nothing typed is shown.
 * @throws StartupError with the line `otherwise` if the terminal closes first.
 */
export async function prompt(
  question: string,
  otherwise: string,
  { echo = true } = {},
): Promise<string> {
  const lines = createInterface({
    input: process.stdin,
    output: echo ? process.stdout : nowhere(),
    terminal: true,
  });
  // Only now, since from here on the terminal itself echoes nothing.
  process.stdout.write(question);
  try {
    return await new Promise<string>((resolve, reject) => {
      lines.once('line', resolve);
      lines.once('close', () => reject(new StartupError(otherwise)));
    });
  } finally {
    lines.close();
    if (!echo) process.stdout.write('\n');
  }
}

/** A new password, typed twice. @throws StartupError like `prompt`, and if the two differ. */
export async function promptNewPassword(otherwise: string): Promise<string> {
  const password = await prompt('Password: ', otherwise, { echo: false });
  const again = await prompt('Password again: ', otherwise, { echo: false });
  if (password === again) return password;
  throw new StartupError(`The two passwords don't match. ${otherwise}`);
}

function nowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() });
}
