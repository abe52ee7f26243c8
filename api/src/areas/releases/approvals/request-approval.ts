/** What goes live at once, or waits for a second person first, if the microfrontend requires one. */
import type { Transaction } from 'kysely';
import { recordChange } from '../../../audit/index.ts';
import type { DB } from '../../../database/tables.ts';
import type { Holder } from '../../../routing/release-holder.ts';
import { beginWithin, type CanaryOptions, requireTriable } from '../canary/begin.ts';
import type { Canary } from '../canary/canaries.repository.ts';
import type { LiveNow } from '../store/change-live.ts';
import {
  manifestWithCandidate,
  promoteWithin,
  type Together,
  versionsOf,
} from '../store/live-changes.ts';
import {
  latestSigned,
  lockLiveManifest,
  type ManifestStore,
} from '../store/live-manifests.repository.ts';
import { releasesIn } from '../store/next-manifest.ts';
import { refusedRelease } from '../store/refusals.ts';
import { type Forced, reasonOf, refuseProblems } from '../store/release-problems.ts';
import { authorOf } from '../tokens/author.ts';
import { isApprovalRequired } from './approval-rules.repository.ts';
import { type Approval, putApproval } from './approvals.repository.ts';

/** A version of a microfrontend, and why it's to be live. */
interface Candidate extends Forced {
  unit: string;
  version: string;
  why?: string | undefined;
}

/** Who requests an approval, as they are known to others. */
export type Requester = Pick<Holder, 'name' | 'administrator' | 'person'>;

export const namesOf = ({ name, administrator }: Requester) => ({
  by: name,
  administrator: administrator ?? null,
});

/**
 * Makes a stored version live, with others or alone, or requests that.
 * @throws DomainError if there is no such version, its files speak against it and nobody says why it goes live all the
 *   same, or it doesn't fit what is live: nobody need look at it then
 */
export const promoteOrRequest = (
  { kysely, signer }: ManifestStore,
  { force, why: reason, ...requested }: Candidate & Together,
  requester: Requester,
): Promise<{ live: LiveNow } | { waits: Approval }> =>
  kysely.transaction().execute(async (transaction) => {
    const why = reasonOf({ force, why: reason });
    await lockLiveManifest(transaction);
    const live = await latestSigned(transaction, signer);
    const releases = releasesIn(live);
    const versions = versionsOf(requested);
    for (const [unit, version] of versions) {
      if (!force) await refuseProblems(transaction, { unit, version }, releases[unit]);
      const current = releases[unit]?.version;
      if (!live || current === version || !(await isApprovalRequired(transaction, unit))) continue;
      if (versions.length > 1) throw needsApprovalAlone(unit);
      await manifestWithCandidate(transaction, live, { unit, version });
      const request = { kind: 'promote', unit, version, why } as const;
      const since = { live_version: current ?? null, sequence: live.sequence };
      return { waits: await requestApproval(transaction, { ...request, ...since }, requester) };
    }
    const author = { ...namesOf(requester), why };
    return { live: await promoteWithin(transaction, signer, versions, author) };
  });

/** A request is about one version: nobody would have looked at the others. */
const needsApprovalAlone = (unit: string) =>
  refusedRelease(
    `${unit} needs approval by a second person, so it can't go live together with others. An owner can end that rule at /admin/releases for the time being.`,
  );

/**
 * Gives a stored version to some visitors, or requests that: from the first of them on, it runs in their browsers. Once
 * it was approved, it goes live for all by itself.
 * @throws DomainError as `promoteOrRequest`, and if it couldn't be judged
 */
export const beginOrRequest = (
  { store, config }: CanaryOptions & { store: ManifestStore },
  { unit, version, force, ...reason }: Candidate,
  requester: Requester,
): Promise<{ canary: Canary } | { waits: Approval }> =>
  store.kysely.transaction().execute(async (transaction) => {
    const why = reasonOf({ force, ...reason });
    const current = await requireTriable(transaction, { store, config }, { unit, version });
    if ('running' in current) return { canary: current.running };
    if (!force) await refuseProblems(transaction, { unit, version }, current);
    if (await isApprovalRequired(transaction, unit)) {
      const live = await latestSigned(transaction, store.signer);
      const request = { kind: 'canary', unit, version, why } as const;
      const since = { live_version: current.version, sequence: live?.sequence ?? 0 };
      return { waits: await requestApproval(transaction, { ...request, ...since }, requester) };
    }
    const beginner = { ...namesOf(requester), why };
    const candidate = { unit, version };
    return { canary: await beginWithin(transaction, { store, config }, candidate, beginner) };
  });

type ApprovalRequest = Pick<Approval, 'kind' | 'unit' | 'version' | 'live_version' | 'sequence'> & {
  why: string | null | undefined;
};

export async function requestApproval(
  transaction: Transaction<DB>,
  { why, ...request }: ApprovalRequest,
  requester: Requester,
): Promise<Approval> {
  const { approval, isNew } = await putApproval(transaction, {
    ...request,
    why: why ?? null,
    asked_by: requester.name,
    administrator_id: requester.administrator ?? null,
    person_id: requester.person,
  });
  if (!isNew) return approval;
  await recordChange(transaction, authorOf(requester.name, requester.administrator), {
    action: 'approval.ask',
    subject: request.unit,
    before: null,
    after: factsOf(approval),
  });
  return approval;
}

/** What the audit log records of a request. */
export const factsOf = ({ id, kind, version, why }: Approval) => ({
  id,
  kind,
  ...(version && { version }),
  ...(why && { why }),
});
