import { StartupError } from './errors/startup-error.ts';

/**
 * Runs what a command does. What a person can mend is told in one line, anything else in full;
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
