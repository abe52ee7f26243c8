import {
  LISTING_CHECK_CHANNEL,
  type ListingChecked,
  type ListingCheckMessage,
  type ListingToCheck,
  listingCheckMessage,
} from '@site/shared/contracts/editorial';
import { useEffect, useRef, useState } from 'react';

/** A program with its cases; `timed` says in which language, if its time counts. */
export type CheckedProgram = Pick<ListingToCheck, 'code' | 'support' | 'cases' | 'timed'>;

/** The program that runs or has run, and its progress. */
interface ListingCheck<Program extends CheckedProgram> {
  run: string;
  program: Program;
  words: string;
  checked: ListingChecked | null;
}

/**
 * Runs a listing in another remote's page, which the caller shows in a frame as long as there is a check
 * without a result.
 */
export function useListingCheck<Program extends CheckedProgram>(
  onChecked: (program: Program, checked: ListingChecked) => void,
) {
  const [check, setCheck] = useState<ListingCheck<Program> | null>(null);
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
      done.current(now.program, message);
    };
    return () => channel.close();
  }, [run]);

  const start = (program: Program) =>
    setCheck({ run: crypto.randomUUID(), program, words: 'Getting ready…', checked: null });
  return { check, start, stop: () => setCheck(null) };
}

const startOf = ({ run, program }: ListingCheck<CheckedProgram>): ListingCheckMessage => ({
  type: 'start',
  run,
  code: program.code,
  support: program.support,
  cases: program.cases.map(({ input, expected }) => ({ input, expected })),
  ...(program.timed && { timed: program.timed }),
});
