import type { ReleaseRight } from '@site/shared/contracts';

/** What a token may do, in words. */
export const rights: Record<ReleaseRight, { label: string; hint: string }> = {
  publish: { label: 'Publish', hint: 'Upload and store versions, and show them to people.' },
  promote: { label: 'Promote', hint: 'Make stored versions live.' },
  approve: { label: 'Approve', hint: 'Approve what another person has asked for.' },
  rollback: { label: 'Roll back', hint: 'Go back to a version that was live.' },
  tokens: { label: 'Tokens', hint: 'Create and revoke tokens that can do no more than this one.' },
};
