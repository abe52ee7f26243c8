import { usePersonKey, useQuery } from '@site/shared/platform';
import { useLazyComponent } from '../../lazy-component.ts';
import { useAfterFirstContent } from '../../remotes/use-after-first-content.ts';
import { BellTrigger } from './bell-trigger.tsx';
import { notificationsQuery } from './notifications.query.ts';

const importPopover = async () => (await import('./bell-popover.tsx')).BellPopover;

/** The bell of a signed-in person. Its count is loaded after the first content, its list at the first click. */
export function Bell() {
  const enabled = useAfterFirstContent();
  const { data } = useQuery({ ...notificationsQuery(usePersonKey()), enabled });
  const [BellPopover, loadPopover] = useLazyComponent(importPopover);
  const unread = data?.unread ?? 0;
  return BellPopover ? (
    <BellPopover unread={unread} />
  ) : (
    <BellTrigger unread={unread} aria-expanded={false} onClick={() => void loadPopover()} />
  );
}
