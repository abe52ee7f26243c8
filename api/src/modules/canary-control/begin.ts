import { LIVE_CHANNEL } from '@site/shared/contracts';
import type { Config } from '../../config/config.ts';
import { beginCanaryOf, type Canary, findRunning } from '../canaries/index.ts';
import { beginCanary } from '../canary/index.ts';
import {
  latestSigned,
  lockLiveManifest,
  type ManifestStore,
  manifestWithCandidate,
  refusedRelease,
} from '../releases/index.ts';
import { seenOf, seenOfBoth } from './seen.repository.ts';
import { tellShare } from './tell-canary.ts';

/** How long before a canary is looked at for what is usual. */
const BEFORE_MS = 24 * 60 * 60 * 1000;

interface Options {
  store: ManifestStore;
  config: Pick<Config, 'telemetry' | 'canarySteps'>;
}

/**
 * Lets the first share of visitors have a stored version. If that is so already, nothing changes: whoever lost an answer
 * may ask again.
 * @throws DomainError if there is no such version, it doesn't fit what is live, or it couldn't be judged
 */
export function begin(
  { store, config }: Options,
  { unit, version }: Pick<Canary, 'unit' | 'version'>,
  { by, why = null }: { by: string; why?: string | null | undefined },
): Promise<Canary> {
  refuseUnjudged(unit, config);
  return store.kysely.transaction().execute(async (transaction) => {
    await lockLiveManifest(transaction);
    const running = await findRunning(transaction);
    if (running?.unit === unit && running.version === version) return running;
    if (running) throw isRunning(running);
    const live = await latestSigned(transaction, store.signer);
    const current = live?.remotes[unit];
    if (!live || !current) {
      throw refusedRelease(
        `${unit} isn't live, so there is nothing to compare it with. Promote it.`,
      );
    }
    if (current.version === version) throw refusedRelease(`${unit} ${version} is live already.`);
    await manifestWithCandidate(transaction, live, { unit, version });
    const release = { unit, version: current.version, channel: LIVE_CHANNEL };
    const now = Date.now();
    const before = await seenOf(transaction, release, new Date(now - BEFORE_MS));
    const both = { unit, version, compared_with: current.version };
    return beginCanaryOf(transaction, {
      ...both,
      share: config.canarySteps[0] ?? 1,
      began_by: by,
      why,
      counted_since: new Date(now),
      counted: await seenOfBoth(transaction, both, new Date(now)),
      judged: beginCanary(before),
    });
  });
}

function refuseUnjudged(unit: string, { telemetry }: Options['config']): void {
  if (unit === 'shell') {
    throw refusedRelease(
      'The shell can’t be tried with some visitors: if it doesn’t start, nothing on the page is left to tell. Promote it.',
    );
  }
  if (!telemetry) {
    throw refusedRelease(
      'Pages of this site tell nothing (TELEMETRY=off), so nobody would know how the candidate does. Promote it.',
    );
  }
}

const isRunning = ({ unit, version, share }: Canary) =>
  refusedRelease(
    `${unit} ${version} is being tried with ${tellShare(share)} of visitors. Only one version is at a time, so that each is to blame for its own failures alone. Wait for it, or stop it with: npm run mfe -- canary stop`,
  );
