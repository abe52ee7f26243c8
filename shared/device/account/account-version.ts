import { records } from '@site/shared/platform';
import type { DeviceStore } from '../store.ts';

/** What a person has on this device by a name, and how it gets to the account and from there. */
export interface AccountCopy<Value extends Dated> {
  /** What it is, such as 'draft'. */
  kind: string;
  store: Pick<DeviceStore<Value>, 'read' | 'write' | 'onChange'>;
  name: string;
  person: string;
  /** What a version says, to be compared; null if it's as good as none. */
  textOf(value: Value): string | null;
  /** Fetches the account's version. */
  fetch(): Promise<Value | null>;
  /**
   * Sends a version that was made from the account's of the time `base`, or from none.
   * @returns the one that stands: another one if the account's was another by then
   */
  send(value: Value, base: string | null): Promise<Value | null>;
}

/** What the account had when this device heard of it last. */
interface Base {
  /** '' if it had none. */
  changedAt: string;
  text: string | null;
}

const BASE = 'account-version';

/** Compares what is on this device with the account's version, as far as that is known here. */
export function accountVersion<Value extends Dated>(copy: AccountCopy<Value>) {
  const { kind, store, name, person } = copy;
  const key = `${kind} ${name}`;
  const base = () => records.read<Base>(BASE, key, person)?.value ?? null;
  // The API stores whole characters: half of a pair comes back as U+FFFD.
  const textOf = (value: Value) =>
    copy.textOf(value)?.replaceAll(/\p{Surrogate}/gu, '\ufffd') ?? null;
  return {
    base,
    textOf,
    here: () => store.read(name, person),
    isSame: (one: Value | null, other: Value | null) =>
      (one && textOf(one)) === (other && textOf(other)),

    setBase(changedAt: string, version: Value | null): void {
      const text = version && textOf(version);
      const known = base();
      if (known?.changedAt !== changedAt || known.text !== text)
        records.write(BASE, key, person, { changedAt, text } satisfies Base);
    },

    /** Whether it's something that the account never had. */
    isDirty(own: Value | null): own is Value {
      if (!own) return false;
      const known = base();
      // What was emptied here says so by its date.
      return known ? textOf(own) !== known.text : textOf(own) !== null || own.changedAt !== '';
    },
  };
}

/** Something of which the latest version counts. */
export interface Dated {
  /** When it was changed last; '' if unknown, which is before all others. */
  changedAt: string;
}

export const isLater = (one: Dated, other: Dated) =>
  timeOf(one.changedAt) > timeOf(other.changedAt);

export const justAfter = (changedAt: string) => new Date(timeOf(changedAt) + 1).toISOString();

const timeOf = (changedAt: string) => Date.parse(changedAt) || 0;
