import type { ContentItemList, ItemStatus } from '@site/shared/contracts/editorial';
import { Badge } from '@site/shared/ui';
import styles from '../content.module.css';
import { OriginBadge, RetiredBadge } from '../content-badges.tsx';

export const statusInWords: Record<ItemStatus, string> = {
  published: 'Published',
  draft: 'With a draft',
  retired: 'Retired',
};

type ItemStateProps = Pick<
  ContentItemList['items'][number],
  'published' | 'retired' | 'draft' | 'origin'
>;

export const ItemState = ({ published, retired, draft, origin }: ItemStateProps) => (
  <span className={styles.badges}>
    {published && <Badge tone="success">Published</Badge>}
    {retired && <RetiredBadge />}
    {draft && <Badge tone="accent">Draft</Badge>}
    <OriginBadge origin={origin} />
  </span>
);
