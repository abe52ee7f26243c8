/** Whether a second person approves what goes live of a microfrontend. */

import { recordChange } from '../../../audit/index.ts';
import { notFound } from '../../../errors/domain-error.ts';
import { lockRunning } from '../canary/canaries.repository.ts';
import { endCanary } from '../canary/change-canary.ts';
import {
  latestSigned,
  lockLiveManifest,
  type ManifestStore,
} from '../store/live-manifests.repository.ts';
import { listReleases } from '../store/release-list.ts';
import { authorOf } from '../tokens/author.ts';
import { insertRule, isApprovalRequired } from './approval-rules.repository.ts';
import type { Approval } from './approvals.repository.ts';
import { requestApproval } from './request-approval.ts';

/** An owner of the site, with their session. */
interface Owner {
  name: string;
  administrator: string;
}

interface RuleChange {
  unit: string;
  required: boolean;
  why?: string | undefined;
}

/**
 * That a second person is needed counts at once. That none is needed any more waits for a second person: otherwise the
 * first one would switch it off, promote, and switch it on again.
 * @returns what waits; null if the microfrontend is as requested
 * @throws DomainError 404 for a microfrontend of which nothing is stored
 */
export const changeRule = (
  { kysely, signer }: ManifestStore,
  { unit, required, why }: RuleChange,
  { name, administrator }: Owner,
): Promise<Approval | null> =>
  kysely.transaction().execute(async (transaction) => {
    await lockLiveManifest(transaction);
    const { units } = await listReleases(transaction);
    if (!units.some((one) => one.unit === unit)) throw notFound(`Nothing of ${unit} is stored.`);
    if ((await isApprovalRequired(transaction, unit)) === required) return null;
    if (!required) {
      const sequence = (await latestSigned(transaction, signer))?.sequence ?? 0;
      const request = { kind: 'end-rule', unit, version: null, live_version: null } as const;
      const requester = { name, administrator, person: administrator };
      return requestApproval(transaction, { ...request, sequence, why }, requester);
    }
    await insertRule(transaction, { unit, set_by: name, administrator_id: administrator });
    await recordChange(transaction, authorOf(name, administrator), {
      action: 'approval.require',
      subject: unit,
      before: null,
      after: { required, ...(why && { why }) },
    });
    const running = await lockRunning(transaction);
    if (running?.unit === unit) {
      // Nobody but who began it has looked at it, and it would go live by itself.
      const verdict = `${unit} now needs approval by a second person. Start it again.`;
      await endCanary(transaction, running, { by: name, administrator, state: 'stopped', verdict });
    }
    return null;
  });
