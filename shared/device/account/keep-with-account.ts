import { fieldErrorsOf, sessionStore, statusOf, toast } from '@site/shared/platform';
import type { DeviceStore } from '../store.ts';
import { createSaver } from './saver.ts';

/** Something of which the latest version counts. */
interface Dated {
  /** When it was changed last; '' if nobody knows. */
  changedAt: string;
}

/** What a person has on this device by a name, and how it's kept with the account as well. */
export interface AccountCopy<Value extends Dated> {
  store: Pick<DeviceStore<Value>, 'read' | 'write' | 'onChange'>;
  name: string;
  person: string;
  /** What a version says, to be compared; null if it's as good as none. */
  textOf(value: Value): string | null;
  /** Asks for the account's version. */
  fetch(): Promise<Value | null>;
  /** Sends a version. @returns the one that stands, which may be a later one of another device */
  send(value: Value): Promise<Value | null>;
  /** Puts the account's version in the place of the device's. */
  take(kept: Value): void;
}

const REFUSED = 400;

/**
 * Keeps something with the account as well, until what is returned is called; the latest change wins. What couldn't be
 * sent is on the device, and is compared the next time its page is opened.
 */
export function keepWithAccount<Value extends Dated>(copy: AccountCopy<Value>): () => void {
  const { store, name, person, textOf } = copy;
  const here = () => store.read(name, person);
  const atFirst = here();
  let met = false;
  /** When that was changed which the account has. */
  let known = '';
  const take = (kept: Value) => {
    const own = here();
    if (textOf(kept) !== (own && textOf(own))) copy.take(kept);
  };
  const meet = async () => {
    const kept = await copy.fetch();
    met = true;
    known = kept?.changedAt ?? '';
    if (kept && isLater(kept, atFirst)) take(kept);
    else if (atFirst && (kept ? isLater(atFirst, kept) : textOf(atFirst) !== null))
      saver.saveSoon();
  };
  const save = async () => {
    // Somebody who has just logged out has it on the device.
    if (sessionStore.getState().user?.id !== person) return;
    // Nothing is overwritten that nobody here has seen.
    if (!met) await meet();
    const own = here();
    if (!own || (own.changedAt !== '' && own.changedAt === known)) return;
    const kept = await copy.send(own);
    known = kept?.changedAt ?? own.changedAt;
    if (kept && isLater(kept, own) && textOf(kept) !== textOf(own)) copy.take(kept);
    else if (here()?.changedAt === own.changedAt)
      store.write(name, person, { ...own, changedAt: known });
  };
  const saver = createSaver(() => save().catch(tellRefusal));
  const stopListening = store.onChange((changed) => {
    if (changed === name) saver.saveSoon();
  });
  meet().catch(() => {});
  return () => {
    stopListening();
    saver.end();
  };
}

/** Any other failure is left to the next change. */
function tellRefusal(error: unknown): void {
  const [fault] = Object.values(fieldErrorsOf(error));
  if (statusOf(error) !== REFUSED || !fault) return;
  toast.error(`${fault} Your changes are kept on this device only.`, { id: 'not-kept' });
}

/** A time that nobody knows is before all others. */
const isLater = (one: Dated, other: Dated | null) => timeOf(one) > timeOf(other);

const timeOf = (dated: Dated | null) => Date.parse(dated?.changedAt ?? '') || 0;
