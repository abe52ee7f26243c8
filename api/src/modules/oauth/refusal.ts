import type { OauthFailure } from '@site/shared/contracts';

/** A sign-in through a provider that did not work, for a reason the login page has words for. */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(
    readonly reason: OauthFailure,
    cause?: unknown,
  ) {
    super(`The sign-in was refused: ${reason}`, { cause });
  }
}
