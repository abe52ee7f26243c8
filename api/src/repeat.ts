interface Repeated {
  everyMs: number;
  /** Given what the work failed with; it's tried again all the same. */
  onFailure: (error: Error) => void;
}

/**
 * Does work every so often, one time after the other: a turn that comes while it's still at work is left out.
 * @returns what ends that, and resolves once none is under way
 */
export function repeat(
  work: () => Promise<unknown>,
  { everyMs, onFailure }: Repeated,
): () => Promise<void> {
  let running: Promise<unknown> | null = null;
  const turn = () => {
    running ??= work()
      .catch(onFailure)
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(turn, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
