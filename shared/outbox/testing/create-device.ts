import { asha } from '../../testing/index.ts';
import { createEntryStore } from '../entry-store.ts';
import { locksOfThisPage } from '../locks.ts';
import { createOutbox, type Outbox } from '../outbox.ts';

/** A browser with tabs that share storage and locks, and a person who is signed in. */
export function createDevice() {
  const tabs: { events: EventTarget; store: Storage }[] = [];
  let locks = locksOfThisPage();
  const device = { person: asha.id as string | null, full: false };
  const items = new Map<string, string>();

  function openTab(): Outbox {
    const events = new EventTarget();
    const tellOthers = (key: string, newValue: string | null) => {
      for (const tab of tabs.filter((other) => other.events !== events)) {
        tab.events.dispatchEvent(new StorageEvent('storage', { key, newValue }));
      }
    };
    const store = new Proxy({} as Storage, {
      ownKeys: () => [...items.keys()],
      getOwnPropertyDescriptor: (_, key) => ({
        value: items.get(String(key)),
        enumerable: true,
        configurable: true,
      }),
      get: (_, key) =>
        ({
          getItem: (name: string) => items.get(name) ?? null,
          setItem: (name: string, text: string) => {
            if (device.full) throw new DOMException('full', 'QuotaExceededError');
            items.set(name, text);
            tellOthers(name, text);
          },
          removeItem: (name: string) => {
            items.delete(name);
            tellOthers(name, null);
          },
        })[key as 'setItem'] ?? items.get(String(key)),
    });
    tabs.push({ events, store });
    const kept = createEntryStore({
      storage: () => store,
      events: events as unknown as Window,
    });
    return createOutbox({
      person: () => device.person,
      store: kept,
      locks,
      openedAt: Date.now() - 1,
    });
  }
  /** All tabs were closed: their locks are gone, and the answers they waited for never come. */
  function reopened() {
    tabs.length = 0;
    locks = locksOfThisPage();
    return result;
  }
  const kept = () => [...items.keys()].filter((key) => key.startsWith('outbox:'));
  const result = Object.assign(device, { openTab, reopened, items, kept });
  return result;
}
