import {
  type Call,
  type Moment,
  type Thing,
  type Value,
  valueAt,
  variablesOf,
} from './recording.ts';
import { valueText } from './value-text.ts';

/** A variable at a step, and how it changed since the step before. */
export interface Variable {
  name: string;
  value: Value;
  text: string;
  change: 'new' | 'changed' | null;
}

/** The variables of a call, each with its value as text. */
export function variablesAt(moment: Moment, call: Call): Variable[] {
  const before = { ...moment, index: moment.index - 1 };
  const known = new Map(variablesOf(call, before));
  return variablesOf(call, moment).map(([name, value]) => {
    const text = valueText(moment, value);
    const old = known.get(name);
    if (old === undefined) return { name, value, text, change: 'new' };
    // An object can stay the same and hold something else.
    const changed = old !== value || valueText(before, old) !== text;
    return { name, value, text, change: changed ? 'changed' : null };
  });
}

/** An object as it was at the step before, if there was one and it has changed since. */
export function formerOf({ recording, index }: Moment, number: number): Thing | undefined {
  const history = recording.objects.get(number);
  const former = history && valueAt(history, index - 1);
  return history && former !== valueAt(history, index) ? former : undefined;
}
