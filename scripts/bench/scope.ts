/** What was opened and must be closed, whether the work ends well, throws or is interrupted. */
export interface Scope {
  defer(close: () => unknown): void;
  /** Closes everything, last opened first. A second call does nothing. */
  close(): Promise<void>;
}

export function createScope(): Scope {
  const closers: (() => unknown)[] = [];
  return {
    defer: (close) => closers.push(close),
    close: async () => {
      for (let close = closers.pop(); close; close = closers.pop()) await close();
    },
  };
}
