import path from 'node:path';
import { StartupError } from '../errors/startup-error.ts';

/**
 * Runs a command. An error that a person can fix is printed as one message, any other in full;
 * either way the process then exits with 1.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof StartupError ? error.message : error);
    process.exit(1);
  }
}

/**
 * The one file that the command line names, relative to where the person typed it: npm runs scripts
 * in the project's folder. Undefined if it names none.
 * @throws StartupError with `usage` if it names more or an option.
 */
export function namedFile(usage: string): string | undefined {
  const [file, ...more] = process.argv.slice(2);
  if (more.length > 0 || file?.startsWith('-')) throw new StartupError(usage);
  return file && path.resolve(process.env.INIT_CWD ?? '', file);
}
