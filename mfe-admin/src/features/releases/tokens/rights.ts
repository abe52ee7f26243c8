import type { ReleaseRight } from '@site/shared/contracts';

/** What a token may be used for, in words. */
export const rights: Record<ReleaseRight, { label: string; hint: string }> = {
  publish: { label: 'Publish', hint: 'Upload and store versions, and show them to people.' },
  promote: { label: 'Promote', hint: 'Make stored versions live.' },
  rollback: { label: 'Roll back', hint: 'Go back to a version that was live.' },
  tokens: { label: 'Tokens', hint: 'Make and end tokens that may do no more than this one.' },
};
