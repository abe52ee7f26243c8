import type { AdminDsaProblemList, ProblemStatus } from '@site/shared/contracts/editorial';
import { Badge } from '@site/shared/ui';
import styles from '../content.module.css';
import { OriginBadge, RetiredBadge } from '../content-badges.tsx';

export const statusInWords: Record<ProblemStatus, string> = {
  published: 'Published',
  draft: 'With a draft',
  unproved: "Draft that hasn't passed its cases",
  retired: 'Retired',
};

type ProblemStateProps = Pick<
  AdminDsaProblemList['items'][number],
  'published' | 'retired' | 'draft' | 'proved' | 'origin'
>;

export const ProblemState = ({ published, retired, draft, proved, origin }: ProblemStateProps) => (
  <span className={styles.badges}>
    {published && <Badge tone="success">Published</Badge>}
    {retired && <RetiredBadge />}
    {draft && <Badge tone="accent">Draft</Badge>}
    {draft && !proved && <Badge tone="warning">Not run yet</Badge>}
    <OriginBadge origin={origin} />
  </span>
);
