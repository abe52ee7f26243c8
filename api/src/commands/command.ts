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
