import type { RenderFailureReason } from '@site/shared/contracts/site';

/** Why a page could not be rendered. */
export class RenderFailure extends Error {
  override name = 'RenderFailure';

  constructor(
    message: string,
    readonly reason: RenderFailureReason,
    /** The unit that is to blame, if it isn't the page's own: a build that could not be loaded. */
    readonly unit: string | null = null,
  ) {
    super(message);
  }
}
