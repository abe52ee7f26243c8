import type { AdminDsaProblem } from '@site/shared/contracts/editorial';
import {
  LISTING_CHECK_CHANNEL,
  type ListingChecked,
  type ListingCheckMessage,
  listingCheckMessage,
} from '@site/shared/contracts/editorial';
import { useEffect, useRef, useState } from 'react';

/** The listing that runs or has run, and its progress. */
interface ListingCheck {
  run: string;
  problem: AdminDsaProblem;
  words: string;
  checked: ListingChecked | null;
}

/**
 * Runs a listing in another remote's page, which the caller shows in a frame as long as there is a check
 * without a result.
 */
export function useListingCheck(onChecked: (check: ListingCheck, checked: ListingChecked) => void) {
  const [check, setCheck] = useState<ListingCheck | null>(null);
  const done = useRef(onChecked);
  done.current = onChecked;
  const latest = useRef(check);
  latest.current = check;
  const run = check?.checked ? null : check?.run;

  useEffect(() => {
    if (!run) return;
    const channel = new BroadcastChannel(LISTING_CHECK_CHANNEL);
    channel.onmessage = ({ data }) => {
      const message = listingCheckMessage.safeParse(data).data;
      const now = latest.current;
      if (!now || message?.run !== run) return;
      if (message.type === 'ready') channel.postMessage(startOf(now));
      if (message.type === 'progress') setCheck({ ...now, words: message.words });
      if (message.type !== 'ended') return;
      setCheck({ ...now, checked: message });
      done.current(now, message);
    };
    return () => channel.close();
  }, [run]);

  const start = (problem: AdminDsaProblem) =>
    setCheck({ run: crypto.randomUUID(), problem, words: 'Getting Python ready…', checked: null });
  return { check, start, stop: () => setCheck(null) };
}

const startOf = ({ run, problem }: ListingCheck): ListingCheckMessage => ({
  type: 'start',
  run,
  code: problem.code,
  support: problem.support,
  cases: problem.cases.map(({ input, expected }) => ({ input, expected })),
});
