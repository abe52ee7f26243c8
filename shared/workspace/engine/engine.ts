import type { Job } from '../runner/protocol.ts';
import type { Listener, Outcome } from './outcome.ts';

/** What runs programs of a language in the browser. One run at a time. */
export interface Engine {
  /** Starts it ahead of the first run, at most once; if nothing is run for a while, it's ended again. */
  prepare(): void;
  /** With `alone`, nothing is prepared for the next run meanwhile: that would disturb what is timed. */
  run(job: Job, listener: Listener, alone?: boolean): { outcome: Promise<Outcome>; stop(): void };
  /** Ends it unless it has run something. */
  closeUnused(): void;
  close(): void;
}
