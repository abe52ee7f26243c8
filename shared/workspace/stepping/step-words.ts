import type { Variable } from './changes.ts';
import type { Moment } from './recording.ts';
import { valueText } from './value-text.ts';

/** More would take too long to listen to. */
const NAMED_CHANGES = 3;
const LONGEST_VALUE = 60;

/** What happens at a step, in a sentence. */
export function stepWords(moment: Moment): string {
  const { kind, line, value, stack } = moment.step;
  const name = callName(stack.call.name);
  const result = value === undefined ? '' : valueText(moment, value, LONGEST_VALUE);
  switch (kind) {
    case 'line':
      return `Line ${line} runs next.`;
    case 'return':
      return `${name} returns ${result}.`;
    case 'yield':
      return `${name} yields ${result}.`;
    case 'raise':
      return `Line ${line} raises ${result}.`;
    case 'end':
      return value === undefined ? 'The program has ended.' : `The result is ${result}.`;
  }
}

/** The name of a call; the outermost one has none. */
export const callName = (name: string) => (name === '' ? 'Top level' : name);

/** A step for those who can't see it: where it is, and what has changed. */
export function announcement(moment: Moment, variables: readonly Variable[]): string {
  const { recording, index } = moment;
  const changed = variables.filter(({ change }) => change);
  const words = changed
    .slice(0, NAMED_CHANGES)
    .map(({ name, text }) => `${name} is now ${text.slice(0, LONGEST_VALUE)}.`);
  if (changed.length > NAMED_CHANGES) words.push(`${changed.length - NAMED_CHANGES} more changed.`);
  return [`Step ${index + 1} of ${recording.steps.length}.`, stepWords(moment), ...words].join(' ');
}
