import type { ArticleStatus } from '@site/shared/contracts/editorial';
import { Badge } from '@site/shared/ui';

const looks = {
  draft: { tone: 'neutral', label: 'Draft' },
  scheduled: { tone: 'accent', label: 'Scheduled' },
  published: { tone: 'success', label: 'Published' },
  trash: { tone: 'danger', label: 'In the trash' },
} as const;

export const StatusBadge = ({ status }: { status: ArticleStatus }) => (
  <Badge tone={looks[status].tone}>{looks[status].label}</Badge>
);
