import type { ReleaseManifest } from '@site/shared/contracts/composition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config/config.ts';
import type { Database } from '../../../database/database.ts';
import type { FileCache } from '../store/file-cache.ts';
import { manifestWithCandidate } from '../store/live-changes.ts';
import type { LiveManifest } from '../store/live-manifest.ts';
import { CANARY, type Canary, findRunning } from './canaries.repository.ts';
import { visitorGroups } from './visitor-groups.ts';

interface Options {
  config: Pick<Config, 'publicUrl'>;
  database: Pick<Database, 'kysely' | 'listen'>;
  files: Pick<FileCache, 'of'>;
  liveManifest: LiveManifest;
  report(problem: string): void;
}

type Follower = (running: Canary | null) => void;

/** The canary that runs, as one process knows it. */
export interface FollowedCanary {
  /**
   * What this request's browser gets instead of what is live; null if that.
   * @param reply of a document; null if the browser isn't to get a new cookie
   */
  manifestFor(
    request: Pick<FastifyRequest, 'cookies'>,
    reply: FastifyReply | null,
    live: ReleaseManifest,
  ): Promise<ReleaseManifest | null>;
  /** Calls the follower with what runs now, and at every change. */
  follow(follower: Follower): void;
  /** Resolves once this process goes by what the database says at this moment. */
  caughtUp(): Promise<void>;
  stop(): void;
}

const RETRY_MS = 1_000;

/**
 * Follows which canary runs, whichever process begins, widens or ends it. While it can't be known whether one has ended,
 * all visitors get what is live.
 */
export function followCanary({
  config,
  database: { kysely, listen },
  files,
  liveManifest,
  report,
}: Options): FollowedCanary {
  const groups = visitorGroups(config);
  const followers = new Set<Follower>();
  let running: Canary | null = null;
  let composed: { of: string; manifest: Promise<ReleaseManifest | null> } | null = null;
  let isListening = false;
  let turn = Promise.resolve();
  let retry: NodeJS.Timeout | undefined;

  function become(canary: Canary | null): void {
    if (!canary && !running) return;
    running = canary;
    if (!canary) composed = null;
    for (const follower of followers) follower(canary);
  }

  async function compose(canary: Canary, live: ReleaseManifest): Promise<ReleaseManifest> {
    const manifest = await manifestWithCandidate(kysely, live, canary);
    await files.of(manifest);
    return manifest;
  }

  /** Made once for each canary and release manifest. null if it can't be made now. */
  function composition(canary: Canary, live: ReleaseManifest): Promise<ReleaseManifest | null> {
    const of = `${canary.id} ${live.manifestId}`;
    if (composed?.of === of) return composed.manifest;
    const manifest = compose(canary, live).catch(() => {
      if (composed?.of === of) composed = null;
      return null;
    });
    composed = { of, manifest };
    return manifest;
  }

  async function readRunning(): Promise<void> {
    const found = await findRunning(kysely);
    // The first visitor doesn't wait for files to be fetched.
    if (found) await composition(found, await liveManifest.current());
    become(isListening ? found : null);
  }

  /** One reading after the other, so that none overtakes a later one. */
  const read = () => {
    clearTimeout(retry);
    turn = turn.then(readRunning).catch((error: unknown) => {
      report(`The running canary can't be read, so all visitors get what is live: ${error}`);
      become(null);
      if (isListening) retry = setTimeout(read, RETRY_MS).unref();
    });
    return turn;
  };

  const unlisten = listen(CANARY, {
    connected() {
      isListening = true;
      void read();
    },
    notified: () => void read(),
    lost() {
      isListening = false;
      become(null);
    },
  });

  return {
    caughtUp: read,

    async manifestFor(request, reply, live) {
      const canary = running;
      if (!canary || !groups.isChosen(canary, request, reply)) return null;
      return composition(canary, live);
    },

    follow(follower) {
      followers.add(follower);
      follower(running);
    },

    stop() {
      unlisten();
      clearTimeout(retry);
      isListening = false;
      become(null);
    },
  };
}
