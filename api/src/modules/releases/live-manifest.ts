import { checkReleaseManifest, type ReleaseManifest } from '@site/shared/contracts';
import type { Database } from '../../database/database.ts';
import type { KeptFiles } from './kept-files.ts';
import { LIVE_MANIFEST, latestManifests } from './live-manifests.repository.ts';

export interface LiveManifest {
  /** What is live now. Throws if no good release manifest was ever read. */
  current(): Promise<ReleaseManifest>;
}

/** One that follows the database. */
export interface FollowedManifest extends LiveManifest {
  /** Resolves once this process serves what is live at this moment, for whoever has just changed it. */
  caughtUp(): Promise<void>;
  stop(): void;
}

export interface FollowOptions {
  database: Pick<Database, 'kysely' | 'listen'>;
  /** Has the files of a release manifest before it goes live in this process. */
  files: Pick<KeptFiles, 'of'>;
  report(problem: string): void;
}

/** How far back a good release manifest is looked for if the newest ones aren't. */
const LOOK_BACK = 10;

/**
 * Follows what the database says is live, whichever process changes it. A release manifest that does not hold together
 * is reported once and refused; the last good one stays live, as it does while the database is away.
 */
export function followManifest({ database, files, report }: FollowOptions): FollowedManifest {
  let live: ReleaseManifest | null = null;
  const refused = new Set<number>();
  let turn = Promise.resolve();

  async function readLatest(): Promise<void> {
    for (const manifest of await latestManifests(database.kysely, LOOK_BACK)) {
      if (manifest.sequence === live?.sequence) return;
      if (await takes(manifest)) return;
    }
  }

  async function takes(manifest: ReleaseManifest): Promise<boolean> {
    const checked = checkReleaseManifest(manifest);
    if (checked.ok) {
      await files.of(checked.manifest);
      live = checked.manifest;
    } else if (!refused.has(manifest.sequence)) {
      refused.add(manifest.sequence);
      report(
        `The release manifest is refused, the last good one stays live:\n  ${checked.problems.join('\n  ')}`,
      );
    }
    return checked.ok;
  }

  /** One reading after the other, so that none overtakes a later one. */
  const read = () => {
    turn = turn.then(readLatest).catch((error: unknown) => {
      report(`What is live cannot be read: ${error}`);
    });
    return turn;
  };

  const stop = database.listen(LIVE_MANIFEST, {
    connected: () => void read(),
    notified: () => void read(),
    lost() {},
  });

  return {
    stop,
    caughtUp: read,
    async current() {
      if (!live) await read();
      if (!live) throw new Error('Nothing is live. Publish the shell and all remotes first.');
      return live;
    },
  };
}
