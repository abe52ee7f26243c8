import { fetchEngine, type OnProgress } from './fetch-engine.ts';
import { openFrame, type PythonFrame } from './open-frame.ts';
import type { RunnerPlace } from './runner-facts.ts';

/** The frame and what it is given, both under way at once. */
export interface OpenedPython {
  frame: Promise<PythonFrame>;
  /** Resolves once all files have been handed over. */
  files: Promise<void>;
  /** Tells how far the files are; answers a function that ends it. */
  onProgress(listener: OnProgress): () => void;
  close(): void;
}

export function openPython(place: RunnerPlace): OpenedPython {
  const listeners = new Set<OnProgress>();
  const frame = openFrame(`${place.base}frame.html`);
  const files = fetchEngine(
    place,
    async (role, content) => (await frame).give(role, content),
    (share) => {
      for (const listener of listeners) listener(share);
    },
  );
  return {
    frame,
    files,
    onProgress(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      frame.then(
        (opened) => opened.close(),
        () => undefined,
      );
    },
  };
}
