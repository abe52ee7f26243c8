import type { ReleaseManifest } from '@site/shared/contracts/composition';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Config } from '../../../config/config.ts';
import type { DB } from '../../../database/tables.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { enqueueAgain } from '../../../jobs/enqueue.ts';
import { manifestWithCandidate, promoteCandidate } from '../store/live-changes.ts';
import { latestSigned, type ManifestStore } from '../store/live-manifests.repository.ts';
import { type Canary, findRunning, saveLook, type WithoutGroup } from './canaries.repository.ts';
import { endCanary, widenCanary } from './change-canary.ts';
import { decideTogether } from './decide-together.ts';
import {
  countsOf,
  describeHeld,
  describeNoConclusion,
  describeRegression,
  missingFor,
} from './describe-canary.ts';
import { look, MOST_DAYS, widened } from './judge-canary.ts';
import { newlySeen } from './metric-policies.ts';
import { seenOfBoth, seenWithoutGroups } from './seen.repository.ts';

interface EvaluationOptions {
  store: ManifestStore;
  config: Pick<Config, 'canarySteps' | 'canaryStepViews' | 'canaryStepMinutes'>;
}

/** Any number that no other lock of this program has. */
const LOCK = 7_205_374;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Counts older than this don't change any more, and aren't read again. */
const SETTLED_MS = 10 * 60_000;
/** So that not every look starts from scratch. */
const READ_AGAIN_MS = 60 * 60_000;

/**
 * Looks at what pages have reported since the last look, and acts on it: the candidate is taken back, or more visitors get
 * it, in the end all. Of several processes that look at once, one does.
 */
export async function evaluateCanary(options: EvaluationOptions): Promise<void> {
  // All counts are of one moment, and none is missed between two looks.
  const { store } = options;
  const held = await store.kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((transaction) => lookOnce(transaction, options));
  if (held) await promoteCandidate(store, held, { ...authorsOf(held), why: describeHeld(held) });
}

/** A candidate goes live on behalf of the person who began its canary. */
const authorsOf = ({ began_by, administrator_id, approved_by, approver_id }: Canary) => ({
  by: began_by,
  administrator: administrator_id,
  approver: approved_by === null ? null : { by: approved_by, administrator: approver_id },
});

/** @returns the canary if its candidate is to be live for all */
async function lookOnce(
  transaction: Transaction<DB>,
  { store, config }: EvaluationOptions,
): Promise<Canary | null> {
  if (!(await isFirst(transaction))) return null;
  const running = await findRunning(transaction);
  if (!running) return null;
  const canary = await judgedAgain(transaction, running);
  const end = await endOf(transaction, canary, store);
  if (end) {
    await endCanary(transaction, canary, {
      by: canary.began_by,
      administrator: canary.administrator_id,
      ...end,
    });
    return null;
  }
  const { views, minutes, evidence } = missingFor(canary, config);
  if (views > 0 || minutes > 0 || evidence) return null;
  const share = config.canarySteps.find((step) => step > canary.share);
  if (share === undefined) return canary;
  const views_before = countsOf(canary.judged, 'candidate').views;
  const apart = canary.apart.map((one) => ({ ...one, judged: widened(one.judged) }));
  await saveLook(transaction, { ...canary, judged: widened(canary.judged), apart });
  await widenCanary(transaction, canary, { share, views_before });
  return null;
}

async function isFirst(transaction: Transaction<DB>): Promise<boolean> {
  const { rows } = await sql<{ isFirst: boolean }>`
    select pg_try_advisory_xact_lock(${LOCK}) as "isFirst"`.execute(transaction);
  return rows[0]?.isFirst === true;
}

/** The canary with what pages have reported since the last look. */
async function judgedAgain(transaction: Transaction<DB>, canary: Canary): Promise<Canary> {
  const counted = await seenOfBoth(transaction, canary, canary.counted_since);
  const candidate = newlySeen(counted.candidate, canary.counted.candidate);
  const live = newlySeen(counted.live, canary.counted.live);
  if (candidate.views + candidate.failures + live.views + live.failures === 0) return canary;
  const judged = look(canary.judged, candidate, live);
  const apart = await apartAgain(transaction, canary);
  const now = { ...canary, counted, judged, apart, ...(await laterCounts(transaction, canary)) };
  await saveLook(transaction, now);
  return now;
}

/** For each group of networks what follows from all others. */
async function apartAgain(transaction: Transaction<DB>, canary: Canary): Promise<WithoutGroup[]> {
  const seen = await seenWithoutGroups(transaction, canary);
  return canary.apart.map(({ counted, judged }, group) => {
    const now = seen[group] ?? counted;
    const candidate = newlySeen(now.candidate, counted.candidate);
    const live = newlySeen(now.live, counted.live);
    return { counted: now, judged: look(judged, candidate, live) };
  });
}

/** A later time to count from, once much of what is counted is settled. */
async function laterCounts(
  transaction: Transaction<DB>,
  canary: Canary,
): Promise<Partial<Pick<Canary, 'counted' | 'counted_since'>>> {
  const now = Date.now();
  if (now - canary.counted_since.getTime() < READ_AGAIN_MS) return {};
  const counted_since = new Date(now - SETTLED_MS);
  return { counted_since, counted: await seenOfBoth(transaction, canary, counted_since) };
}

/** Why it ends, if it does. */
async function endOf(
  transaction: Transaction<DB>,
  canary: Canary,
  { signer }: Pick<ManifestStore, 'signer'>,
): Promise<{ state: 'rolled-back' | 'stopped'; verdict: string } | null> {
  const decision = decideTogether(canary);
  if (decision.kind === 'regression')
    return { state: 'rolled-back', verdict: describeRegression(decision) };
  const live = await latestSigned(transaction, signer);
  const unfit = live && (await unfitness(transaction, live, canary));
  if (unfit) return { state: 'stopped', verdict: `It doesn't fit what is live now: ${unfit}` };
  const isOver = Date.now() - canary.began_at.getTime() > MOST_DAYS * DAY_MS;
  return isOver ? { state: 'stopped', verdict: describeNoConclusion(canary) } : null;
}

async function unfitness(
  transaction: Transaction<DB>,
  live: ReleaseManifest,
  canary: Canary,
): Promise<string | null> {
  try {
    await manifestWithCandidate(transaction, live, canary);
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error.message;
    throw error;
  }
}

/** Soon after pages report, which they do within half a minute. */
export const LOOK_SECONDS = 5;

/** Looks at the canary that runs, and has it looked at again a few seconds later until it has ended. */
export async function watchCanaries(options: EvaluationOptions): Promise<void> {
  const { kysely } = options.store;
  await evaluateCanary(options);
  if (await findRunning(kysely)) await lookSoon(kysely);
}

export const lookSoon = (kysely: Kysely<DB>): Promise<void> =>
  enqueueAgain(kysely, 'canary', LOOK_SECONDS);
