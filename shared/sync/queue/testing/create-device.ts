import { asha } from '../../../testing/index.ts';
import { createDispatcher, type Dispatcher } from '../../dispatch/dispatcher.ts';
import { locksOfThisPage } from '../../dispatch/locks.ts';
import { createBrowser } from '../../testing/create-browser.ts';

/** A browser with tabs that share records and locks, and a person who is signed in. */
export function createDevice(options?: Parameters<typeof createBrowser>[0]) {
  const browser = createBrowser(options);
  const [disk] = browser.stores;
  if (!disk) throw new Error('A browser has a disk.');
  let tabs: ReturnType<typeof browser.openTab>[] = [];
  let locks = locksOfThisPage();

  async function openTab(): Promise<Dispatcher> {
    const tab = browser.openTab();
    tabs.push(tab);
    await tab.records.open();
    return createDispatcher({
      person: () => device.person,
      records: tab.records,
      locks,
      openedAt: Date.now() - 1,
    });
  }
  /** All tabs were closed: their locks are gone, and the answers they waited for never come. */
  function reopened() {
    for (const { close } of tabs) close();
    tabs = [];
    locks = locksOfThisPage();
    return device;
  }
  const stored = () => [...disk.records.values()].filter(({ kind }) => kind === 'mutation');
  const device = { person: asha.id as string | null, disk, openTab, reopened, stored };
  return device;
}
