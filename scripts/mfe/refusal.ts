/** What ends a command with one line that says what to do, and this exit code. */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(
    message: string,
    /** See `exitCodes`. */
    readonly exitCode: number = exitCodes.refused,
  ) {
    super(message);
  }
}

/** What a pipeline can distinguish. */
export const exitCodes = {
  /** The site, or the proof, says no. */
  refused: 1,
  /** The command line is wrong. */
  usage: 2,
  /** No site answers. */
  unreachable: 3,
  /** The token is missing, unknown, or not enough. */
  forbidden: 4,
  /** It was requested, and waits for a second person. */
  waits: 5,
} as const;

/** Where to get a token with the right. */
export const TOKENS_FROM = "the site's operator makes one with: npm run mfe -- tokens create";

/** @throws Refusal if nobody will know why something was forced */
export function requireReason({
  force,
  why,
}: {
  force?: boolean | undefined;
  why?: string | undefined;
}): void {
  if (force && !why) throw new Refusal('--force needs --why: others will ask.', exitCodes.usage);
}
