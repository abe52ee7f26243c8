import type { ApprovalGiven, ApprovalWaits, LiveChangeMade } from '@site/shared/contracts/releases';
import type { Config } from '../../../config/config.ts';
import { approvalDto } from '../approvals/approval-dto.ts';
import type { Approved } from '../approvals/decide.ts';
import { toDto } from '../canary/describe-canary.ts';
import type { FollowedCanary } from '../canary/follow-canary.ts';
import type { LiveNow } from '../store/change-live.ts';
import type { FollowedManifest } from '../store/live-manifest.ts';

/** What this process serves, followed from the database. */
export interface Followed {
  liveManifest: Partial<Pick<FollowedManifest, 'caughtUp'>>;
  canary: Pick<FollowedCanary, 'caughtUp'>;
}

/** Changes of what is live, with a response once this process serves them: a page reloaded after the response is the new one. */
export const servedBy =
  (liveManifest: Followed['liveManifest']) =>
  async (changing: LiveNow | Promise<LiveNow>): Promise<LiveChangeMade> => {
    const { manifest, changes } = await changing;
    await liveManifest.caughtUp?.();
    return {
      manifestId: manifest.manifestId,
      sequence: manifest.sequence,
      changed: Object.fromEntries(changes.map(({ unit, to }) => [unit, to])),
    };
  };

/** The same for what was approved. */
export const servedApprovals =
  ({ liveManifest, canary, config }: Followed & { config: Config }) =>
  async (approved: Approved, person: string | null): Promise<ApprovalGiven> => {
    const live = approved.live && (await servedBy(liveManifest)(approved.live));
    if (approved.canary) await canary.caughtUp();
    return {
      approval: approvalDto(approved.approval, person),
      live,
      canary: approved.canary && toDto(approved.canary, config),
    };
  };

/** The response if a change waits. */
export const waiting = (approval: Approved['approval'], person: string | null): ApprovalWaits => ({
  approval: approvalDto(approval, person),
});
