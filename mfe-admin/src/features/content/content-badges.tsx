import type { ContentOrigin } from '@site/shared/contracts/editorial';
import { Badge } from '@site/shared/ui';

/** Whether it was made or edited on the site; nothing for what matches the content files. */
export function OriginBadge({ origin }: { origin: ContentOrigin }) {
  if (origin === 'files') return null;
  return <Badge tone="accent">{origin === 'edited' ? 'Edited' : 'Created here'}</Badge>;
}

export const RetiredBadge = () => <Badge tone="warning">Retired</Badge>;
