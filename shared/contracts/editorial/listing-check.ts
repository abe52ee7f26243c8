import * as z from 'zod/mini';

/**
 * Running a listing against its cases before it is published. The editor of DSA problems (mfe-admin) and
 * what runs Python (mfe-articles) don't know each other: the editor opens an address of mfe-articles in a
 * frame, and both meet on a BroadcastChannel, which only pages of this site can join. The address ends with
 * an id that the editor makes up for each run.
 */
export const LISTING_CHECK_PATH = '/listing-check';
export const LISTING_CHECK_CHANNEL = 'listing-check';

const run = z.string();

/** The page says that it's there, and for which run. */
const ready = z.strictObject({ type: z.literal('ready'), run });

/** The editor says what to run: once, after a request to run it. */
const start = z.strictObject({
  type: z.literal('start'),
  run,
  code: z.string(),
  support: z.string(),
  /** Calls and values as Python writes them, whatever the language. Null: nothing is judged, what comes of it is sought. */
  cases: z.array(z.strictObject({ input: z.string(), expected: z.nullable(z.string()) })),
  /** If it's given, the result says how long it took. Without it, the program is Python. */
  timed: z.optional(z.enum(['python', 'javascript'])),
});

/** What the page is doing, in words. */
const progress = z.strictObject({ type: z.literal('progress'), run, words: z.string() });

const caseOutcome = z.strictObject({
  passed: z.boolean(),
  /** The value as Python writes it; null if there is none. */
  actual: z.nullable(z.string()),
  /** As Python prints it; null if there is none. */
  error: z.nullable(z.string()),
});

/** The run is over. */
const ended = z.strictObject({
  type: z.literal('ended'),
  run,
  /** Why not every case was reached, or the program's own error; null if it ended as it should. */
  fault: z.nullable(z.strictObject({ title: z.string(), text: z.string() })),
  /** In the order of the cases; null for one that wasn't reached. */
  cases: z.array(z.nullable(caseOutcome)),
  /** What the program printed. */
  output: z.string(),
  /** From the start of the program to its end; only of what is timed. */
  milliseconds: z.optional(z.int()),
});
export type ListingChecked = z.infer<typeof ended>;

export const listingCheckMessage = z.discriminatedUnion('type', [ready, start, progress, ended]);
export type ListingCheckMessage = z.infer<typeof listingCheckMessage>;
export type ListingToCheck = z.infer<typeof start>;
