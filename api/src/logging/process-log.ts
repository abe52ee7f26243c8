import pino from 'pino';
import { StartupError } from '../errors/startup-error.ts';
import { loggerOptions } from './logging.ts';

/** What a process says of itself, beside what its application logs. */
export interface ProcessLog {
  notice(line: string): void;
  error(error: unknown): void;
  /** Says why the process ends. */
  fatal(error: unknown): void;
}

/** Words for people who look at a terminal. */
const words: ProcessLog = {
  notice: console.log,
  error: console.error,
  fatal: (error) => console.error(error instanceof StartupError ? error.message : error),
};

/** Otherwise each is a line of the log, whatever LOG_LEVEL leaves out of it, and so is what Node would print by itself. */
export function openProcessLog(): ProcessLog {
  if (process.stdout.isTTY) return words;
  const log = pino(loggerOptions('info'));
  const fatal = (error: unknown) =>
    error instanceof StartupError ? log.fatal(error.message) : log.fatal(error);
  process.removeAllListeners('warning').on('warning', (warning) => log.warn(warning));
  process.on('uncaughtException', (error) => {
    fatal(error);
    process.exit(1);
  });
  return { notice: (line) => log.info(line), error: (error) => log.error(error), fatal };
}
