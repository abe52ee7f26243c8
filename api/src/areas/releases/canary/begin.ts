import type { RemoteRelease } from '@site/shared/contracts/composition';
import { LIVE_CHANNEL } from '@site/shared/contracts/releases';
import type { Transaction } from 'kysely';
import type { Config } from '../../../config/config.ts';
import type { DB } from '../../../database/tables.ts';
import type { Author } from '../store/change-live.ts';
import { manifestWithCandidate } from '../store/live-changes.ts';
import {
  latestSigned,
  lockLiveManifest,
  type ManifestStore,
} from '../store/live-manifests.repository.ts';
import { refusedRelease } from '../store/refusals.ts';
import { NETWORK_GROUPS } from '../telemetry/network-groups.ts';
import { type Canary, findRunning } from './canaries.repository.ts';
import { beginCanaryOf } from './change-canary.ts';
import { formatShare } from './describe-canary.ts';
import { beginCanary } from './judge-canary.ts';
import { nothingOfBoth, seenOf, seenOfBoth } from './seen.repository.ts';

/** How long before a canary is looked at for what is usual. */
const BEFORE_MS = 24 * 60 * 60 * 1000;

export interface CanaryOptions {
  store: Pick<ManifestStore, 'signer'>;
  config: Pick<Config, 'telemetry' | 'canarySteps'>;
}

type Candidate = Pick<Canary, 'unit' | 'version'>;

/** On whose behalf, as people read later: see `LiveChange` of releases. */
export type Beginner = Pick<Author, 'by' | 'administrator' | 'approver' | 'why'>;

/**
 * Lets the first share of visitors have a stored version. If that is so already, nothing changes: a caller
 * that lost the response may repeat the request.
 * @throws DomainError if there is no such version, it doesn't fit what is live, or it couldn't be judged
 */
export async function beginWithin(
  transaction: Transaction<DB>,
  { store, config }: CanaryOptions,
  { unit, version }: Candidate,
  { by, administrator = null, approver = null, why = null }: Beginner,
): Promise<Canary> {
  const current = await requireTriable(transaction, { store, config }, { unit, version });
  if ('running' in current) return current.running;
  const release = { unit, version: current.version, channel: LIVE_CHANNEL };
  const now = Date.now();
  const before = await seenOf(transaction, release, new Date(now - BEFORE_MS));
  const both = { unit, version, compared_with: current.version };
  const judged = beginCanary(before);
  return beginCanaryOf(transaction, {
    ...both,
    share: config.canarySteps[0] ?? 1,
    began_by: by,
    administrator_id: administrator,
    approved_by: approver?.by ?? null,
    approver_id: approver?.administrator ?? null,
    why,
    counted_since: new Date(now),
    counted: await seenOfBoth(transaction, both, new Date(now)),
    judged,
    apart: Array.from({ length: NETWORK_GROUPS }, () => ({ counted: nothingOfBoth, judged })),
  });
}

/**
 * Until the transaction ends, nobody else begins a canary or makes a release manifest.
 * @returns what is live of the microfrontend, or the canary of this very candidate that runs already
 * @throws DomainError as `beginWithin`
 */
export async function requireTriable(
  transaction: Transaction<DB>,
  { store, config }: CanaryOptions,
  { unit, version }: Candidate,
): Promise<RemoteRelease | { running: Canary }> {
  refuseUnjudged(unit, config);
  await lockLiveManifest(transaction);
  const running = await findRunning(transaction);
  if (running?.unit === unit && running.version === version) return { running };
  if (running) throw isRunning(running);
  const live = await latestSigned(transaction, store.signer);
  const current = live?.remotes[unit];
  if (!live || !current) {
    throw refusedRelease(`${unit} isn't live, so there is nothing to compare it with. Promote it.`);
  }
  if (current.version === version) throw refusedRelease(`${unit} ${version} is already live.`);
  await manifestWithCandidate(transaction, live, { unit, version });
  return current;
}

function refuseUnjudged(microfrontend: string, { telemetry }: CanaryOptions['config']): void {
  if (microfrontend === 'shell') {
    throw refusedRelease(
      "The shell can't be tried with some visitors: if it doesn't start, nothing on the page is left to report it. Promote it.",
    );
  }
  if (!telemetry) {
    throw refusedRelease(
      "Pages of this site don't report anything (TELEMETRY=off), so nobody would know how the candidate is doing. Promote it.",
    );
  }
}

const isRunning = ({ unit, version, share }: Canary) =>
  refusedRelease(
    `${unit} ${version} is being tried with ${formatShare(share)} of visitors. Only one version can be tried at a time, so that failures are never blamed on the wrong one. Wait for it, or stop it with: npm run mfe -- canary stop`,
  );
