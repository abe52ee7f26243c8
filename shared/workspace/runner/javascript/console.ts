import { define } from './globals.ts';
import { writeValue } from './write-value.ts';

const METHODS = ['log', 'info', 'debug', 'warn', 'error', 'dir', 'table', 'trace'];

/** Gives programs a console that prints: texts as they are, other values as cases show them. */
export function giveConsole(print: (line: string) => void): void {
  const log = (...given: unknown[]) => {
    let line = '';
    for (let index = 0; index < given.length; index += 1) {
      const value = given[index];
      line += (index > 0 ? ' ' : '') + (typeof value === 'string' ? value : writeValue(value));
    }
    print(`${line}\n`);
  };
  define('console', Object.fromEntries(METHODS.map((name) => [name, log])));
}
