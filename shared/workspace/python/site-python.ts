import { createPython, type Python } from './python.ts';
import { runnerPlace } from './runner-facts.ts';

/** Python goes on running from one problem to the next; leaving for longer frees its memory. */
const IDLE_MS = 60_000;

let python: Python | null = null;
let users = 0;
let closing: ReturnType<typeof setTimeout> | undefined;

/** The page's only Python instance. Nothing is loaded before it's prepared or runs something. */
export function sitePython(): Python {
  python ??= createPython(runnerPlace());
  return python;
}

/** Registers a user of it. @returns what ends that */
export function keepSitePython(): () => void {
  users += 1;
  clearTimeout(closing);
  return () => {
    users -= 1;
    if (users > 0) return;
    python?.closeUnused();
    closing = setTimeout(() => {
      python?.close();
      python = null;
    }, IDLE_MS);
  };
}
