import {
  type ApprovalInfo,
  rejection,
  restoration,
  withdrawal,
} from '@site/shared/contracts/releases';
import { authorName } from '../../authors/author-name.ts';
import type { LiveChange } from './live-change.ts';

interface Words {
  title: string;
  /** What will happen. */
  description: string;
  /** The label of the confirming button. */
  action: string;
  variant: 'danger' | 'primary';
  done: string;
  failed: string;
}

/** The texts of a change's confirmation and outcome. @param isTried whether a version goes to some visitors first */
export function wordsFor(change: LiveChange, isTried: boolean): Words {
  switch (change.kind) {
    case 'promote':
      return isTried ? trial(change) : promotion(change);
    case 'rollback':
      return {
        title: `Roll back ${change.unit}?`,
        description: `${change.unit} goes back from ${change.live} to ${change.version} for everybody, the next time they load a page. Further rollbacks won't return to ${change.live} until it's promoted again.`,
        action: 'Roll back',
        variant: 'danger',
        done: `${change.unit} ${change.version} is live again!`,
        failed: "We couldn't roll it back. Please try again.",
      };
    case 'restore':
      return {
        title: `Restore ${change.manifestId}?`,
        description:
          'The whole site goes back to how it was then for everybody, the next time they load a page. Units added since then are removed.',
        action: 'Restore',
        variant: 'danger',
        done: `The site is back to ${change.manifestId}!`,
        failed: "We couldn't restore it. Please try again.",
      };
    case 'withdraw':
      return {
        title: `Withdraw ${change.unit} ${change.version}?`,
        description:
          "Nobody can make it live, go back to it or open it again, even with the site as it was then. This can't be undone: its team would have to publish another version.",
        action: 'Withdraw',
        variant: 'danger',
        done: `${change.unit} ${change.version} is withdrawn!`,
        failed: "We couldn't withdraw it. Please try again.",
      };
    case 'collect':
      return {
        title: 'Remove old versions?',
        description:
          "What's live, what can be gone back to and what was live in the last 14 days stay, whatever you choose. What is removed can't be brought back here: its team would have to publish it again.",
        action: 'Remove',
        variant: 'danger',
        done: 'Old versions removed!',
        failed: "We couldn't remove them. Please try again.",
      };
    case 'stop':
      return {
        title: `Stop trying ${change.unit} ${change.version}?`,
        description: "Its visitors go back to what's live, the next time they load a page.",
        action: 'Stop',
        variant: 'danger',
        done: "Stopped! All visitors get what's live.",
        failed: "We couldn't stop it. Please try again.",
      };
    case 'approve':
      return approving(change.approval);
    case 'reject':
      return rejecting(change.approval);
    case 'rule':
      return change.required ? twoPeople(change.unit) : onePerson(change.unit);
  }
}

/** Shown in place of `done` if a second person is needed first. */
export const WAITS = 'Request sent! Someone else has to approve it.';

/** Whether a version can go to some visitors first: not for the shell, whose failures pages couldn't report, and only with a live one to compare it with. */
export const isTriable = (change: LiveChange): boolean =>
  change.kind === 'promote' && change.unit !== 'shell' && change.live !== null;

/** The schema of the reason; null if the change takes none. */
export function reasonFor({ kind }: LiveChange) {
  if (kind === 'approve' || kind === 'collect') return null;
  if (kind === 'reject') return rejection.shape.why;
  return kind === 'withdraw' ? withdrawal.shape.why : restoration.shape.why;
}

/** Whether a change requires a reason. */
export const isReasonNeeded = ({ kind }: LiveChange): boolean =>
  kind === 'reject' || kind === 'withdraw';

const promotion = ({ unit, version, live, needsTwo }: LiveChange & { kind: 'promote' }): Words => ({
  title: needsTwo ? `Ask for ${unit} ${version}?` : `Make ${unit} ${version} live?`,
  description: `${
    live ? `It replaces ${live}` : `${unit} joins the site`
  } for everybody, the next time they load a page${
    needsTwo ? ', once someone else has approved it' : ''
  }. Unlike npm run mfe -- prove, this doesn't try it in a browser first.`,
  action: needsTwo ? 'Ask' : 'Promote',
  variant: 'primary',
  done: `${unit} ${version} is live!`,
  failed: "We couldn't promote it. Please try again.",
});

const trial = ({ unit, version, live, needsTwo }: LiveChange & { kind: 'promote' }): Words => ({
  ...promotion({ kind: 'promote', unit, version, live, needsTwo }),
  title: needsTwo ? `Ask to try ${unit} ${version}?` : `Try ${unit} ${version}?`,
  description: `Some visitors get it instead of ${live}, the next time they load a page${
    needsTwo ? ', once someone else has approved it' : ''
  }. Unlike npm run mfe -- prove, this doesn't try it in a browser first.`,
  action: needsTwo ? 'Ask' : 'Try',
  done: "Some visitors get it from now on. See Candidates for how it's doing.",
});

function approving(approval: ApprovalInfo): Words {
  const { kind, unit, version, liveVersion } = approval;
  const by = authorName(approval.askedBy, approval.askedByAdministrator);
  const effect = {
    promote: `${unit} goes from ${liveVersion ?? 'nothing'} to ${version} for everybody, the next time they load a page.`,
    canary: `Some visitors get ${unit} ${version} instead of ${liveVersion}. If it holds up, more visitors get it until everybody has it, without another approval.`,
    'end-rule': `From now on one person alone makes a version of ${unit} live.`,
  };
  return {
    title: `Approve: ${subjectOf(approval)}?`,
    description: `${by} asked for it. ${effect[kind]} The history will name you both.`,
    action: 'Approve',
    variant: 'primary',
    done: 'Approved!',
    failed: "We couldn't approve it. Please try again.",
  };
}

function rejecting(approval: ApprovalInfo): Words {
  const { isOwn } = approval;
  return {
    title: `${isOwn ? 'Withdraw' : 'Reject'}: ${subjectOf(approval)}?`,
    description: 'Nothing changes on the site, and it can be requested again.',
    action: isOwn ? 'Withdraw' : 'Reject',
    variant: 'danger',
    done: isOwn ? 'Withdrawn!' : 'Rejected!',
    failed: "We couldn't reject it. Please try again.",
  };
}

const twoPeople = (unit: string): Words => ({
  title: `Two people for ${unit}?`,
  description: `From now on, a version of ${unit} goes live only once someone else approves it: another owner, or a token that another owner created. Rollbacks don't need approval. Going back to one person does.`,
  action: 'Require two people',
  variant: 'primary',
  done: `${unit} needs two people now!`,
  failed: "We couldn't change it. Please try again.",
});

const onePerson = (unit: string): Words => ({
  title: `One person for ${unit}?`,
  description: `Once someone else has approved this, one person alone makes a version of ${unit} live.`,
  action: 'Ask',
  variant: 'primary',
  done: `${unit} needs one person now!`,
  failed: "We couldn't change it. Please try again.",
});

/** What a request is for, in a few words. */
export function subjectOf({ kind, unit, version }: ApprovalInfo): string {
  if (kind === 'end-rule') return `${unit} needs no second person`;
  return kind === 'canary' ? `Try ${unit} ${version}` : `Promote ${unit} ${version}`;
}
