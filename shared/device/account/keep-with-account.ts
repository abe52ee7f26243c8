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
  /**
   * The account has a later version than was known here, but somebody has typed since.
   * @returns what stands here: all that was typed, at least
   */
  join(own: Value, kept: Value): Value;
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
  const isSame = (one: Value | null, other: Value | null) =>
    (one && textOf(one)) === (other && textOf(other));
  /** What comes for somebody who has logged out meanwhile isn't kept here. */
  const isHere = () => sessionStore.getState().user?.id === person;
  let meeting: Promise<void> | null = null;
  let isOver = false;
  /** When that was changed which the account has. */
  let known = '';
  let sends = 0;

  /** Takes in what the account has, which is later than `compared`: what was here when it was called. */
  const receive = (kept: Value, compared: Value | null) => {
    const own = here();
    if (isOver || !isHere() || isSame(kept, own)) return;
    if (own && !isSame(own, compared)) {
      const both = copy.join(own, kept);
      const changedAt = isLater(both, kept) ? both.changedAt : justAfter(kept);
      store.write(name, person, { ...both, changedAt });
    } else copy.take(kept);
  };
  const compare = async () => {
    const kept = await copy.fetch();
    known = kept?.changedAt ?? '';
    if (kept && isLater(kept, atFirst)) receive(kept, atFirst);
    else if (atFirst && (kept ? isLater(atFirst, kept) : textOf(atFirst) !== null))
      saver.saveSoon();
  };
  /** Once: later on, what is here is what somebody has typed. */
  const meet = () => {
    meeting ??= compare().catch((error) => {
      meeting = null;
      throw error;
    });
    return meeting;
  };
  const save = async () => {
    if (!isHere()) return;
    // Nothing is overwritten that nobody here has seen.
    await meet();
    const own = here();
    if (!own || (own.changedAt !== '' && own.changedAt === known)) return;
    sends += 1;
    const turn = sends;
    const kept = await copy.send(own);
    // The next one's answer tells more.
    if (turn !== sends) return;
    known = kept?.changedAt ?? own.changedAt;
    if (kept && isLater(kept, own) && !isSame(kept, own)) receive(kept, own);
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
    isOver = true;
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

const justAfter = (dated: Dated) => new Date(timeOf(dated) + 1).toISOString();
