import { onParentGone } from '../../process/follow-parent.mjs';

/** Resolves when this program is ended, or the one that started it is gone. */
export const untilStopped = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => resolve());
    onParentGone(resolve);
  });
