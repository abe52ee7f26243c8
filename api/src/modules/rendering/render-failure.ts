/**
 * Why a page could not be rendered.
 * - threw: its code did, or a build could not be loaded
 * - late: it took longer than it may
 * - hung: it kept the thread to itself, and the thread was ended
 * - crashed: the thread ended in its turn, for example because it ran out of memory
 * - busy: no thread was free for it
 */
export type FailureReason = 'threw' | 'late' | 'hung' | 'crashed' | 'busy';

export class RenderFailure extends Error {
  override name = 'RenderFailure';

  constructor(
    message: string,
    readonly reason: FailureReason,
  ) {
    super(message);
  }
}
