import type { SqlTask } from '@site/shared/contracts/practice';
import { useEffect, useRef, useState } from 'react';
import type { Verdict } from './judging/check.ts';
import type { Console } from './judging/console.ts';
import type { Run } from './postgres/postgres.ts';

/** The current activity, and the result of the last run or check of `statement`. */
export type ConsoleState =
  | { kind: 'idle' }
  | { kind: 'busy'; mode: Mode }
  | { kind: 'ran'; statement: string; run: Run }
  | { kind: 'checked'; statement: string; verdict: Verdict };

export type Mode = 'run' | 'check';

/** Loads the code that runs statements, once the person is about to run one. */
export const loadConsole = () =>
  import('./judging/console.ts').then(({ openConsole }) => openConsole());

/** Runs and checks statements of a task. `load` must be the same function each time. */
export function useConsole(
  task: SqlTask,
  onRight: (() => void) | undefined,
  load: () => Promise<Console> = loadConsole,
) {
  const [state, setState] = useState<ConsoleState>({ kind: 'idle' });
  const loaded = useRef<Promise<Console>>(undefined);
  const stopping = useRef<AbortController>(undefined);

  const open = () => {
    loaded.current ??= load().catch((error: unknown) => {
      loaded.current = undefined;
      throw error;
    });
    return loaded.current;
  };
  useEffect(
    () => () => {
      stopping.current?.abort();
      loaded.current?.then(
        ({ close }) => close(),
        () => undefined,
      );
      loaded.current = undefined;
    },
    [],
  );

  const start = async (mode: Mode, statement: string) => {
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    setState({ kind: 'busy', mode });
    const ended = new Promise<null>((resolve) => {
      signal.addEventListener('abort', () => resolve(null));
    });
    try {
      const opened = await Promise.race([open(), ended]);
      if (!opened) return setState({ kind: 'ran', statement, run: { kind: 'stopped' } });
      if (mode === 'run') {
        setState({ kind: 'ran', statement, run: await opened.run(task, statement, signal) });
      } else {
        const verdict = await opened.check(task, statement, signal);
        setState({ kind: 'checked', statement, verdict });
        if (verdict.kind === 'right') onRight?.();
      }
    } catch (error) {
      console.warn('What runs SQL could not be loaded.', error);
      setState({ kind: 'ran', statement, run: { kind: 'unavailable' } });
    }
  };
  return {
    state,
    prepare: () => {
      open().then(
        ({ prepare }) => prepare(),
        () => undefined,
      );
    },
    start: (mode: Mode, statement: string) => void start(mode, statement),
    stop: () => stopping.current?.abort(),
  };
}
