import type { ReviewState } from '@site/shared/contracts/editorial';
import { Badge } from '@site/shared/ui';

const looks = {
  open: { tone: 'accent', label: 'In review' },
  approved: { tone: 'success', label: 'Approved' },
  returned: { tone: 'warning', label: 'Sent back' },
} as const;

/** Where the review of an article stands. */
export const ReviewBadge = ({ state }: { state: ReviewState }) => (
  <Badge tone={looks[state].tone}>{looks[state].label}</Badge>
);
