/** What the verbs have in common: options, numbers, and how an answer is printed. */
import { type Command, type CommandOptions, InvalidArgumentError } from 'commander';
import type { Target } from '../connection.ts';

export interface Shared extends Target {
  json?: boolean;
}

/** A verb with the options that all have. */
export const verb = (
  parent: Command,
  usage: string,
  description: string,
  options?: CommandOptions,
): Command =>
  parent
    .command(usage, options)
    .description(description)
    .option('--to <address>', 'the site, such as https://learn.example.org (MFE_SITE)')
    .option('--json', 'print what the site answers');

/** Prints an answer, as it is or for people. */
export function print<T>({ json }: Shared, answer: T, described: (answer: T) => string): void {
  console.log(json ? JSON.stringify(answer, null, 2) : described(answer));
}

export const wholeNumber = (text: string): number => {
  if (/^\d{1,4}$/.test(text) && Number(text) > 0) return Number(text);
  throw new InvalidArgumentError('It must be a whole number above 0.');
};

export const portNumber = (text: string): number => {
  if (/^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) < 65_536) return Number(text);
  throw new InvalidArgumentError('It must be a port, such as 4000.');
};

/** Those of `known` that a list names, separated by commas. */
export const someOf =
  <T extends string>(known: readonly T[]) =>
  (text: string): T[] =>
    text.split(',').map((name) => {
      const found = known.find((one) => one === name.trim());
      if (found) return found;
      throw new InvalidArgumentError(`"${name}" is none of ${known.join(', ')}.`);
    });
