import type { ModeratedComment } from '@site/shared/contracts/editorial';

/** A reported comment as moderators get it. */
export const buildModerated = (changes: Partial<ModeratedComment> = {}): ModeratedComment => ({
  id: '0b7c4c39-1d55-4a6e-9d0e-6b6f0f4f2a01',
  subject: 'dsa-problem:two-sum',
  page: { title: 'Two Sum', path: '/dsaarticle/two-sum' },
  parent: null,
  label: null,
  author: {
    id: '1c7c4c39-1d55-4a6e-9d0e-6b6f0f4f2a02',
    name: 'Lin Wei',
    handle: 'lin-wei',
    email: null,
    hidden: 0,
    warned: 0,
  },
  content: 'Buy my course',
  createdAt: '2026-11-20T10:00:00.000Z',
  editedAt: null,
  hidden: false,
  reports: [{ reason: 'spam', count: 2 }],
  reportedAt: '2026-11-21T10:00:00.000Z',
  decisions: [],
  lastDecision: null,
  ...changes,
});

/** The comment after a decision about it. */
export function after(
  comment: ModeratedComment,
  action: ModeratedComment['decisions'][number]['action'],
  changes: Partial<ModeratedComment> = {},
): ModeratedComment {
  const id = comment.decisions.length + 1;
  const decision = { id, action, text: '', admin: 'Ravi Menon', at: '2026-11-22T10:00:00.000Z' };
  return {
    ...comment,
    decisions: [...comment.decisions, decision],
    lastDecision: action === 'note' ? comment.lastDecision : id,
    ...changes,
  };
}
