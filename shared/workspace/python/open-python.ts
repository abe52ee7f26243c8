import type { Role } from '../runner/protocol.ts';
import { openFrame, type WorkerFrame } from '../sandbox/index.ts';
import { fetchEngine, type OnProgress } from './fetch-engine.ts';
import type { RunnerPlace } from './runner-facts.ts';

/** The frame and its files, both loading at once. */
export interface OpenedPython {
  frame: Promise<WorkerFrame<Role>>;
  /** Resolves once all files have been handed over. */
  files: Promise<void>;
  isFetched(): boolean;
  /** Reports the download's progress so far and from then on; returns a function that stops the reports. */
  onProgress(listener: OnProgress): () => void;
  /** Also ends downloads in flight. */
  close(): void;
}

export function openPython(place: RunnerPlace): OpenedPython {
  const listeners = new Set<OnProgress>();
  const closing = new AbortController();
  let fetched = false;
  let arrived = 0;
  const frame = openFrame<Role>(`${place.base}frame.html`, closing.signal);
  const files = fetchEngine(
    place,
    async (role, content) => (await frame).give(role, content),
    (share) => {
      arrived = share;
      for (const listener of listeners) listener(share);
    },
    closing.signal,
  ).then(() => {
    fetched = true;
  });
  return {
    frame,
    files,
    isFetched: () => fetched,
    onProgress(listener) {
      listeners.add(listener);
      listener(arrived);
      return () => listeners.delete(listener);
    },
    close() {
      closing.abort(new Error('Python was closed.'));
      frame.then(
        (opened) => opened.close(),
        () => undefined,
      );
    },
  };
}
