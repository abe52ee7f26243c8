import { createPython, type Python } from './python.ts';
import { runnerPlace } from './runner-facts.ts';

/** Moving from one problem to the next keeps Python running; leaving for longer frees its memory. */
const KEPT_MS = 60_000;

let python: Python | null = null;
let users = 0;
let closing: ReturnType<typeof setTimeout> | undefined;

/** The page's only Python instance. Nothing is loaded before it's prepared or runs something. */
export function sitePython(): Python {
  python ??= createPython(runnerPlace());
  return python;
}

/** Says that somebody here uses it. @returns what says that they have left */
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
    }, KEPT_MS);
  };
}
