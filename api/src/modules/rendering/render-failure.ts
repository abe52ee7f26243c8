/**
 * Why a page could not be rendered.
 * - threw: its code did, a build could not be loaded, or what came of it isn't a page
 * - late: it took longer than it may
 * - hung: its process no longer answered, and was ended
 * - crashed: its process ended, for example because it ran out of memory, or was ended for what it said
 * - resting: its process ended a moment ago without having been of use, and the next one isn't started yet
 * - busy: too many pages of the unit were being rendered
 */
export type FailureReason = 'threw' | 'late' | 'hung' | 'crashed' | 'resting' | 'busy';

export class RenderFailure extends Error {
  override name = 'RenderFailure';

  constructor(
    message: string,
    readonly reason: FailureReason,
    /** The unit that is to blame, if it isn't the page's own: a build that could not be loaded. */
    readonly unit: string | null = null,
  ) {
    super(message);
  }
}
