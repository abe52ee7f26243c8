import { useEffect } from 'react';
import { createPython, type Python } from './python.ts';
import { runnerPlace } from './runner-facts.ts';

/** Moving from one problem to the next keeps Python running; leaving for longer frees its memory. */
const KEPT_MS = 60_000;

let python: Python | null = null;
let users = 0;
let closing: ReturnType<typeof setTimeout> | undefined;

function leave() {
  users -= 1;
  if (users > 0) return;
  python?.closeUnused();
  closing = setTimeout(() => {
    python?.close();
    python = null;
  }, KEPT_MS);
}

/** The page's only Python instance. Nothing is loaded before it's prepared or runs something. */
export function useSitePython(): () => Python {
  useEffect(() => {
    users += 1;
    clearTimeout(closing);
    return leave;
  }, []);
  return sitePython;
}

function sitePython(): Python {
  python ??= createPython(runnerPlace());
  return python;
}
