import { noteStage } from './stage-log.ts';

/** The stages in which a remote is loaded, each with its own time limit in milliseconds. */
const stageLimits = {
  registry: 10_000,
  manifest: 1_000,
  integrity: 1_000,
  contract: 1_000,
  entry: 10_000,
  evaluate: 5_000,
  routes: 10_000,
} as const;

export type Stage = keyof typeof stageLimits;

/** Why a remote did not load: the stage names the culprit, the cause says what happened. */
export class RemoteFailure extends Error {
  override name = 'RemoteFailure';

  constructor(
    readonly remote: string,
    readonly stage: Stage,
    override readonly cause: unknown,
  ) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`${remote} failed at stage "${stage}": ${reason}`);
  }
}

/**
 * Runs one stage: what it throws, and its running out of time, becomes the stage's failure.
 * The signal aborts when the time is up, so that the work can undo what it began.
 */
export async function runStage<T>(
  remote: string,
  stage: Stage,
  work: (signal: AbortSignal) => T | Promise<T>,
): Promise<T> {
  const limit = stageLimits[stage];
  const start = performance.now();
  let failed = false;
  const controller = new AbortController();
  const { signal } = controller;
  const timeUp = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  const timer = setTimeout(
    () => controller.abort(new Error(`no answer within ${limit / 1000} s`)),
    limit,
  );
  try {
    return await Promise.race([work(signal), timeUp]);
  } catch (cause) {
    failed = true;
    throw cause instanceof RemoteFailure ? cause : new RemoteFailure(remote, stage, cause);
  } finally {
    clearTimeout(timer);
    noteStage(remote, { stage, duration: performance.now() - start, failed });
  }
}
