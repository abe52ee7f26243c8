import {
  fieldErrorsOf,
  keepLatest,
  type SaveState,
  sessionStore,
  statusOf,
  toast,
} from '@site/shared/platform';
import {
  type AccountCopy,
  accountVersion,
  type Dated,
  isLater,
  justAfter,
} from './account-version.ts';
import { versionsAside } from './versions-aside.ts';

/** A page that shows what is saved. */
interface OpenPage<Value> {
  /** Replaces the device's version with the account's. */
  take(saved: Value): void;
  /**
   * The account has a later version than was known here, but the person has typed since.
   * @returns the version to show here: all that was typed, at least
   */
  join(own: Value, saved: Value): Value;
  /** Offers a version that was set aside before the page was opened. Without this, none is: both are joined. */
  offer?(aside: Value): void;
}

const REFUSED = 400;

/**
 * Saves something with the account as well, until the returned function is called; what isn't sent by then still is. If one
 * side alone has changed since both were the same, that one stands, whatever the clocks say. If both have, the later one
 * does, or the one that is being typed, and the other one is set aside.
 * @param page null if no page shows it: then it's sent, unless the account has another version
 */
export function saveWithAccount<Value extends Dated>(
  copy: AccountCopy<Value>,
  page: OpenPage<Value> | null,
): () => void {
  const { kind, store, name, person } = copy;
  const { textOf, here, isSame, isDirty, base, setBase } = accountVersion(copy);
  const key = `${kind} ${name}`;
  const aside = versionsAside<Value>({ key, person, textOf });
  /** What arrives after the person has logged out isn't stored here. */
  const isHere = () => sessionStore.getState().user?.id === person;
  const atFirst = here();

  let hasMet = false;
  let isOver = false;
  /** The account has another version, and the page that shows it is closed. */
  let isLeft = false;
  let sends = 0;
  /** What was sent, and may have arrived. */
  const unconfirmed = new Set<string | null>();

  /** Both have changed. @param compared what was here when the account's version was fetched */
  function meetOther(own: Value, saved: Value, compared: Value | null): void {
    if (!page || isOver) {
      isLeft = true;
      return;
    }
    setBase(saved.changedAt, saved);
    if (page.offer && isSame(own, compared) && isLater(saved, own)) {
      aside.put(own);
      page.take(saved);
      return;
    }
    const both = page.join(own, saved);
    if (page.offer && isSame(both, own)) aside.put(saved);
    const changedAt = isLater(both, saved) ? both.changedAt : justAfter(saved.changedAt);
    store.write(name, person, { ...both, changedAt });
  }

  /** The version here and the account's are the same. */
  function settle(own: Value, saved: Value | null): void {
    setBase(saved?.changedAt ?? '', own);
    const now = here();
    if (saved && now && isSame(now, own) && now.changedAt !== saved.changedAt)
      store.write(name, person, { ...now, changedAt: saved.changedAt });
  }

  async function compare(): Promise<void> {
    const before = sends;
    const saved = await copy.fetch();
    hasMet = true;
    // What was sent meanwhile is newer, and its response says what stands.
    if (!isHere() || sends !== before) return;
    const own = here();
    if (saved === null) setBase('', null);
    else if (own && isSame(own, saved)) settle(own, saved);
    else if (!isDirty(own)) takeIn(saved);
    else if (page?.offer && base() === null && isSame(own, atFirst) && isLater(own, saved)) {
      setBase(saved.changedAt, saved);
      aside.put(saved);
    } else if (saved.changedAt !== base()?.changedAt) meetOther(own, saved, atFirst);
  }
  function takeIn(saved: Value): void {
    if (!page || isOver || saved.changedAt === base()?.changedAt) return;
    setBase(saved.changedAt, saved);
    page.take(saved);
  }

  async function sendOwn(): Promise<void> {
    const typed = here();
    if (!isHere() || isLeft || !isDirty(typed)) return;
    sends += 1;
    const turn = sends;
    unconfirmed.add(textOf(typed));
    const stands = await copy.send(typed, base()?.changedAt || null);
    // The next response says more.
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
    onState: (state) => page && reportRefusal(state),
  });
  const stopListening = store.onChange((changed) => {
    if (changed !== name) return;
    aside.drop(here());
    saver.changed();
  });
  const [other] = aside.list();
  if (other) page?.offer?.(other);
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

function reportRefusal(state: SaveState): void {
  if (state.kind !== 'refused' || statusOf(state.error) !== REFUSED) return;
  const [message] = Object.values(fieldErrorsOf(state.error));
  if (message)
    toast.error(`${message} Your changes are kept on this device only.`, { id: 'not-kept' });
}
