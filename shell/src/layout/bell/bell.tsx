import { usePersonKey, useQuery } from '@site/shared/platform';
import { useAfterFirstContent } from '../../remotes/use-after-first-content.ts';
import { usePart } from '../use-part.ts';
import { BellTrigger } from './bell-trigger.tsx';
import { notificationsQuery } from './notifications.query.ts';

const loadPopover = async () => (await import('./bell-popover.tsx')).BellPopover;

/** The bell of somebody signed in. Its count comes after the first content, its list at the first click. */
export function Bell() {
  const enabled = useAfterFirstContent();
  const { data } = useQuery({ ...notificationsQuery(usePersonKey()), enabled });
  const [BellPopover, want] = usePart(loadPopover);
  const unread = data?.unread ?? 0;
  return BellPopover ? (
    <BellPopover unread={unread} />
  ) : (
    <BellTrigger unread={unread} aria-expanded={false} onClick={() => void want()} />
  );
}
