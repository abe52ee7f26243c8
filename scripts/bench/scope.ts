/** What was opened and must be closed, whether the work ends well, throws or is interrupted. */
export interface Scope {
  defer(close: () => unknown): void;
  /** Closes everything, last opened first. A second call waits for the first. */
  close(): Promise<void>;
}

export function createScope(): Scope {
  const closers: (() => unknown)[] = [];
  let closing: Promise<void> | undefined;
  const closeAll = async () => {
    for (let close = closers.pop(); close; close = closers.pop()) await close();
  };
  return {
    defer: (close) => closers.push(close),
    close: () => {
      closing ??= closeAll();
      return closing;
    },
  };
}
