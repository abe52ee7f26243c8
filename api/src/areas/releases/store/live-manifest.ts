import { checkReleaseManifest, type ReleaseManifest } from '@site/shared/contracts/composition';
import { isAway } from '../../../database/away.ts';
import type { Database } from '../../../database/database.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { FileCache } from './file-cache.ts';
import { LIVE_MANIFEST, LOOK_BACK, latestManifests } from './live-manifests.repository.ts';
import type { ManifestSigner } from './manifest-signer.ts';

export interface LiveManifest {
  /** What is live now. @throws DomainError 503 if no good release manifest was ever read; what the database threw if it's away */
  current(): Promise<ReleaseManifest>;
}

/** One that follows the database. */
export interface FollowedManifest extends LiveManifest {
  /** Resolves once this process serves what is live right now, for callers that have just changed it. */
  caughtUp(): Promise<void>;
  stop(): void;
}

export interface FollowOptions {
  database: Pick<Database, 'kysely' | 'listen'>;
  /** Has the files of a release manifest before it goes live in this process. */
  files: Pick<FileCache, 'of'>;
  signer: Pick<ManifestSigner, 'hasSigned'>;
  report(problem: string): void;
}

const UNSIGNED = {
  ok: false,
  problems: [
    "signature: isn't by a key that this process trusts. Keys are those of MANIFEST_KEYS; without it, there's one that comes from SESSION_SECRET.",
  ],
} as const;

const NOTHING_LIVE = 'Nothing is live. Publish the shell and all remotes first.';
const REFUSED = 'What is live is refused. The log says why.';
const UNREAD = "What is live can't be read. The log says why.";

/**
 * Follows what the database says is live, whichever process changes it. A release manifest that does not hold together,
 * or that nobody signed who may, is reported once and refused; the last good one stays live, as it does while the database is away.
 */
export function followManifest({
  database,
  files,
  signer,
  report,
}: FollowOptions): FollowedManifest {
  let live: ReleaseManifest | null = null;
  const refused = new Set<number>();
  let unread: Error | null = null;
  let turn = Promise.resolve();

  async function readLatest(): Promise<void> {
    for (const manifest of await latestManifests(database.kysely, LOOK_BACK)) {
      if (manifest.sequence === live?.sequence) return;
      if (await takes(manifest)) return;
    }
  }

  async function takes(manifest: ReleaseManifest): Promise<boolean> {
    const checked = signer.hasSigned(manifest) ? checkReleaseManifest(manifest) : UNSIGNED;
    if (checked.ok) {
      await files.of(checked.manifest);
      live = checked.manifest;
    } else if (!refused.has(manifest.sequence)) {
      refused.add(manifest.sequence);
      report(
        `The release manifest is refused, so that what was live before counts, if anything does:\n  ${checked.problems.join('\n  ')}`,
      );
    }
    return checked.ok;
  }

  /** Callers say in their own words that the database is away. */
  function whyNothing(): Error {
    if (unread && isAway(unread)) return unread;
    const message = refused.size > 0 ? REFUSED : NOTHING_LIVE;
    return new DomainError(503, 'not-ready', unread ? UNREAD : message);
  }

  /** One reading after the other, so that none overtakes a later one. */
  const read = () => {
    turn = turn.then(readLatest).then(
      () => {
        unread = null;
      },
      (error: Error) => {
        unread = error;
        report(`What is live can't be read: ${error}`);
      },
    );
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
      if (live) return live;
      throw whyNothing();
    },
  };
}
