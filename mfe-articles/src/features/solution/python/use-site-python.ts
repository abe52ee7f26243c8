import { useEffect } from 'react';
import { createPython, type Python } from './python.ts';
import { runnerPlace } from './runner-facts.ts';

/** Who goes from one problem to the next finds Python as it was; who leaves for good gives its memory back. */
const KEPT_MS = 60_000;

let python: Python | null = null;
let users = 0;
let closing: ReturnType<typeof setTimeout> | undefined;

function leave() {
  users -= 1;
  if (users > 0) return;
  closing = setTimeout(() => {
    python?.close();
    python = null;
  }, KEPT_MS);
}

/** The page's one Python. Nothing is loaded before its first run. */
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
