import {
  fieldErrorsOf,
  keepLatest,
  records,
  type SaveState,
  sessionStore,
  statusOf,
  toast,
} from '@site/shared/platform';
import type { DeviceStore } from '../store.ts';
import { type Dated, isLater, justAfter } from './dated.ts';
import { versionsAside } from './versions-aside.ts';

/** What a person has on this device by a name, and how it's kept with the account as well. */
export interface AccountCopy<Value extends Dated> {
  /** What it is, such as 'draft'. */
  kind: string;
  store: Pick<DeviceStore<Value>, 'read' | 'write' | 'onChange'>;
  name: string;
  person: string;
  /** What a version says, to be compared; null if it's as good as none. */
  textOf(value: Value): string | null;
  /** Asks for the account's version. */
  fetch(): Promise<Value | null>;
  /**
   * Sends a version that was made from the account's of the time `base`, or from none.
   * @returns the one that stands: another one if the account's was another by then
   */
  send(value: Value, base: string | null): Promise<Value | null>;
  /** Puts the account's version in the place of the device's. */
  take(kept: Value): void;
  /**
   * The account has a later version than was known here, but somebody has typed since.
   * @returns what stands here: all that was typed, at least
   */
  join(own: Value, kept: Value): Value;
  /** Has a version at hand that had to make room for another one before the page was opened. */
  offer?(aside: Value): void;
}

/** What the account had when this device heard of it last. */
interface Base {
  /** '' if it had none. */
  changedAt: string;
  text: string | null;
}

const BASE = 'account-version';

const REFUSED = 400;

/**
 * Keeps something with the account as well, until what is returned is called; what isn't sent by then still is. If one
 * side alone has changed since both were the same, that one stands, whatever the clocks say. If both have, the later one
 * does, or the one that somebody is typing, and the other one is set aside.
 */
export function keepWithAccount<Value extends Dated>(copy: AccountCopy<Value>): () => void {
  const { kind, store, name, person, textOf } = copy;
  const key = `${kind} ${name}`;
  const here = () => store.read(name, person);
  const isSame = (one: Value | null, other: Value | null) =>
    (one && textOf(one)) === (other && textOf(other));
  const aside = versionsAside<Value>({ key, person, textOf });
  /** What comes for somebody who has logged out meanwhile isn't kept here. */
  const isHere = () => sessionStore.getState().user?.id === person;

  const base = () => records.read<Base>(BASE, key, person)?.value ?? null;
  const setBase = (changedAt: string, version: Value | null) => {
    const text = version && textOf(version);
    const known = base();
    if (known?.changedAt !== changedAt || known.text !== text)
      records.write(BASE, key, person, { changedAt, text } satisfies Base);
  };
  const atFirst = here();
  /** Whether this device has something that the account never had. */
  function isDirty(own: Value | null): own is Value {
    if (!own) return false;
    const known = base();
    // What was emptied here says so by its date.
    return known ? textOf(own) !== known.text : textOf(own) !== null || own.changedAt !== '';
  }

  let hasMet = false;
  let isOver = false;
  /** The account has another version, and the page that shows it is closed. */
  let isLeft = false;
  let sends = 0;
  /** What was sent, and may have arrived. */
  const unconfirmed = new Set<string | null>();

  /** Both have changed. @param compared what was here when the account was asked */
  function meetOther(own: Value, kept: Value, compared: Value | null): void {
    if (isOver) {
      isLeft = true;
      return;
    }
    setBase(kept.changedAt, kept);
    if (isSame(own, compared) && isLater(kept, own)) {
      aside.put(own);
      copy.take(kept);
      return;
    }
    const both = copy.join(own, kept);
    if (isSame(both, own)) aside.put(kept);
    const changedAt = isLater(both, kept) ? both.changedAt : justAfter(kept.changedAt);
    store.write(name, person, { ...both, changedAt });
  }

  /** The version here and the account's are the same. */
  function settle(own: Value, kept: Value | null): void {
    setBase(kept?.changedAt ?? '', own);
    const now = here();
    if (kept && now && isSame(now, own) && now.changedAt !== kept.changedAt)
      store.write(name, person, { ...now, changedAt: kept.changedAt });
  }

  async function compare(): Promise<void> {
    const before = sends;
    const kept = await copy.fetch();
    hasMet = true;
    // What was sent meanwhile is newer, and its response says what stands.
    if (!isHere() || sends !== before) return;
    const own = here();
    if (kept === null) setBase('', null);
    else if (own && isSame(own, kept)) settle(own, kept);
    else if (!isDirty(own)) takeIn(kept);
    else if (base() === null && isSame(own, atFirst) && isLater(own, kept)) {
      setBase(kept.changedAt, kept);
      aside.put(kept);
    } else if (kept.changedAt !== base()?.changedAt) meetOther(own, kept, atFirst);
  }
  function takeIn(kept: Value): void {
    if (isOver || kept.changedAt === base()?.changedAt) return;
    setBase(kept.changedAt, kept);
    copy.take(kept);
  }

  async function sendOwn(): Promise<void> {
    const typed = here();
    if (!isHere() || isLeft || !isDirty(typed)) return;
    sends += 1;
    const turn = sends;
    unconfirmed.add(textOf(typed));
    const stands = await copy.send(typed, base()?.changedAt || null);
    // The next one's response tells more.
    if (turn !== sends || !isHere()) return;
    if (isSame(stands, typed)) {
      unconfirmed.clear();
      return settle(typed, stands);
    }
    // The account has none any more, or what this page has sent itself: the next version is made from that.
    const isOwn =
      stands?.changedAt === base()?.changedAt || unconfirmed.has(stands && textOf(stands));
    if (stands === null || isOwn) {
      setBase(stands?.changedAt ?? '', stands);
      return saver.changed();
    }
    const own = here();
    if (own) meetOther(own, stands, typed);
  }

  const saver = keepLatest({
    name: `${key} ${person}`,
    isLoggedIn: isHere,
    isUnsent: () => !isLeft && (isDirty(here()) || !(hasMet || isOver)),
    async send() {
      // Of a page that is left, time may be too short to look first.
      if (!hasMet && document.visibilityState !== 'hidden') await compare();
      await sendOwn();
    },
    onState: tellRefusal,
  });
  const stopListening = store.onChange((changed) => {
    if (changed !== name) return;
    aside.drop(here());
    saver.changed();
  });
  const [other] = aside.list();
  if (other) copy.offer?.(other);
  // What is here isn't sent before typing pauses; if it can't be compared yet, that's tried again.
  void saver
    .inTurn(compare)
    .catch(() => {})
    .then(saver.changed);
  return () => {
    stopListening();
    isOver = true;
    saver.end();
  };
}

function tellRefusal(state: SaveState): void {
  if (state.kind !== 'refused' || statusOf(state.error) !== REFUSED) return;
  const [fault] = Object.values(fieldErrorsOf(state.error));
  if (fault) toast.error(`${fault} Your changes are kept on this device only.`, { id: 'not-kept' });
}
