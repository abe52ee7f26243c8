import type { ReleaseManifest } from '@site/shared/contracts/composition';
import { OPERATOR } from '@site/shared/contracts/identity';
import type { Transaction } from 'kysely';
import { recordChange } from '../../../audit/index.ts';
import type { DB } from '../../../database/tables.ts';
import { overtakeWithChange } from '../approvals/approvals.repository.ts';
import { endWithChange } from '../canary/change-canary.ts';
import { authorOf } from '../tokens/author.ts';
import {
  addManifest,
  type LiveChange,
  latestSigned,
  lockLiveManifest,
  type ManifestStore,
  nextSequence,
  renewSignature,
} from './live-manifests.repository.ts';
import {
  changesBetween,
  composed,
  type MicrofrontendChange,
  type Releases,
  releasesIn,
} from './next-manifest.ts';

/** Who makes a change, and why, as people read later. */
export type Author = Pick<LiveChange, 'by'> &
  Partial<Pick<LiveChange, 'administrator' | 'why' | 'approver'>>;

/** What is live after a change, and what of it is new. */
export interface LiveNow {
  manifest: ReleaseManifest;
  changes: MicrofrontendChange[];
}

/** All releases that are to be live, from those that are; none are if nothing is yet. */
type Decide = (live: Releases, transaction: Transaction<DB>) => Promise<Releases>;

type Making = Pick<LiveChange, 'action'> & Author;

/** What is live is read, decided on and replaced while nobody else can. */
export const changeLive = (
  { kysely, signer }: ManifestStore,
  making: Making,
  decide: Decide,
): Promise<LiveNow> =>
  kysely
    .transaction()
    .execute((transaction) => changeLiveWithin(transaction, signer, making, decide));

/**
 * The same as a part of something larger. If what is live is as requested already, nothing is made: a caller that lost
 * the response may repeat the request.
 */
export async function changeLiveWithin(
  transaction: Transaction<DB>,
  signer: ManifestStore['signer'],
  { action, by, administrator = null, why = null, approver = null }: Making,
  decide: Decide,
): Promise<LiveNow> {
  await lockLiveManifest(transaction);
  const latest = await latestSigned(transaction, signer);
  const live = releasesIn(latest);
  const target = await decide(live, transaction);
  const changes = changesBetween(live, target);
  if (latest && changes.length === 0) return { manifest: latest, changes };
  const manifest = signer.sign(composed(target, await nextSequence(transaction)));
  const units = changes.map(({ unit }) => unit);
  await addManifest(transaction, manifest, { action, units, by, administrator, why, approver });
  await endWithChange(transaction, { changes, action, by, administrator, why });
  await overtakeWithChange(transaction, { changes, action, by });
  await recordChange(transaction, authorOf(by, administrator), {
    action: `release.${action}`,
    subject: units.join(', '),
    before: latest && { manifestId: latest.manifestId, ...versions(changes, 'from') },
    after: {
      manifestId: manifest.manifestId,
      ...versions(changes, 'to'),
      ...(why && { why }),
      ...(approver && { approvedBy: authorOf(approver.by, approver.administrator).name }),
    },
  });
  return { manifest, changes };
}

const versions = (changes: readonly MicrofrontendChange[], side: 'from' | 'to') =>
  Object.fromEntries(changes.map((change) => [change.unit, change[side]]));

/** Signs what is live with the key that signs now, so that the one before can be given up. */
export async function signWithCurrentKey({ kysely, signer }: ManifestStore): Promise<void> {
  const live = await latestSigned(kysely, signer);
  if (live && !signer.hasJustSigned(live)) await renewSignature(kysely, signer.sign(live));
}

/** More release manifests than a site has in two days. */
const AHEAD = 1000;

/**
 * After a restoration of the database: browsers remember for two days which release manifest they saw, and take none
 * that came before. So the numbers go on far behind those that may have been given since the backup.
 */
export async function leadOn({ kysely, signer }: ManifestStore, why: string): Promise<void> {
  const live = await latestSigned(kysely, signer);
  if (!live) return;
  const manifest = signer.sign(composed(releasesIn(live), live.sequence + AHEAD));
  await addManifest(kysely, manifest, {
    action: 'restore',
    units: [],
    by: OPERATOR,
    administrator: null,
    why,
  });
}
