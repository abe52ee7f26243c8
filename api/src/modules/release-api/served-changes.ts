import type { LiveChangeMade } from '@site/shared/contracts';
import type { FollowedManifest, LiveNow } from '../releases/index.ts';

/** Changes of what is live, answered once this process serves them: whoever is told, and reloads a page, gets what is new. */
export const servedBy =
  (liveManifest: Partial<Pick<FollowedManifest, 'caughtUp'>>) =>
  async (changing: Promise<LiveNow>): Promise<LiveChangeMade> => {
    const { manifest, changes } = await changing;
    await liveManifest.caughtUp?.();
    return {
      manifestId: manifest.manifestId,
      sequence: manifest.sequence,
      changed: Object.fromEntries(changes.map(({ unit, to }) => [unit, to])),
    };
  };
