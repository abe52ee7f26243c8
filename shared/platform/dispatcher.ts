import { toast } from 'react-hot-toast/headless';
import type { Latest, Saver } from '../sync/index.ts';
import { queryClient } from './query-client.ts';
import type { SiteDispatcher } from './site-dispatcher.ts';

let opened: Promise<SiteDispatcher> | undefined;

/** Fetches what sends to the account; if that fails, the next call tries again. */
export const openDispatcher = (): Promise<SiteDispatcher> => {
  opened ??= import('./site-dispatcher.ts').then(
    ({ startSiteDispatcher }) => startSiteDispatcher({ queryClient, notify: toast }),
    (error) => {
      opened = undefined;
      throw error;
    },
  );
  return opened;
};

/**
 * Saves something of which the latest version counts with the account as well: it's sent when typing pauses or the page
 * is left, one tab at a time, and what couldn't be sent is tried again, also once its page is closed.
 */
export function keepLatest(latest: Latest): Saver {
  let opening: Promise<Saver> | undefined;
  const saver = () => {
    opening ??= openDispatcher().then(
      (dispatcher) => dispatcher.keepLatest(latest),
      (error) => {
        opening = undefined;
        throw error;
      },
    );
    return opening;
  };
  /** What can't even be fetched is on the device, and tried with the next change. */
  const quietly = (work: (saver: Saver) => void) => void saver().then(work, () => {});
  return {
    changed: () => quietly((own) => own.changed()),
    flush: () =>
      saver().then(
        (own) => own.flush(),
        () => false,
      ),
    inTurn: (work) => saver().then((own) => own.inTurn(work)),
    end: () => quietly((own) => own.end()),
  };
}
