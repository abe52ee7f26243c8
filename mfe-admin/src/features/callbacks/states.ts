import type { CallbackState } from '@site/shared/contracts/identity';
import type { BadgeProps } from '@site/shared/ui';

/** The states of a request in words, and the colour of each. */
export const states: Record<CallbackState, { label: string; tone: BadgeProps['tone'] }> = {
  new: { label: 'New', tone: 'accent' },
  'in-progress': { label: 'In progress', tone: 'warning' },
  done: { label: 'Done', tone: 'success' },
  'no-answer': { label: 'No answer', tone: 'neutral' },
  spam: { label: 'Spam', tone: 'danger' },
};
