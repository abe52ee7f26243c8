import { messageOf, usePersonKey, useQuery } from '@site/shared/platform';
import { Button } from '@site/shared/ui/button.tsx';
import { EmptyState } from '@site/shared/ui/empty-state.tsx';
import { ErrorState } from '@site/shared/ui/error-state.tsx';
import { BellIcon } from '@site/shared/ui/icons.ts';
import { Popover } from '@site/shared/ui/popover.tsx';
import { useState } from 'react';
import styles from './bell-popover.module.css';
import { BellTrigger } from './bell-trigger.tsx';
import { NotificationItem } from './notification-item.tsx';
import { notificationsQuery } from './notifications.query.ts';
import { useMarkRead } from './use-mark-read.ts';

/** The notifications behind the bell. It starts open, since it is loaded by a click on its trigger. */
export function BellPopover({ unread }: { unread: number }) {
  const [open, setOpen] = useState(true);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label="Notifications"
      trigger={<BellTrigger unread={unread} />}
    >
      <Notifications onLeave={() => setOpen(false)} />
    </Popover>
  );
}

function Notifications({ onLeave }: { onLeave: () => void }) {
  const { data, error, refetch } = useQuery(notificationsQuery(usePersonKey()));
  const { markRead, marking } = useMarkRead();
  const unread = data?.items.filter(({ read }) => !read).map(({ id }) => id) ?? [];
  return (
    <>
      <div className={styles.header}>
        <h2 className={styles.heading}>Notifications</h2>
        {unread.length > 0 && (
          <Button size="sm" variant="ghost" disabled={marking} onClick={() => markRead(unread)}>
            Mark all as read
          </Button>
        )}
      </div>
      {data?.items.length === 0 && (
        <EmptyState
          icon={<BellIcon />}
          title="You're all caught up"
          text="News and replies to your comments show up here."
        />
      )}
      {data && data.items.length > 0 && (
        <ul className={styles.list}>
          {data.items.map((item) => (
            <NotificationItem key={item.id} item={item} onRead={markRead} onLeave={onLeave} />
          ))}
        </ul>
      )}
      {!data && !error && (
        <p className={styles.loading} role="status">
          Loading notifications...
        </p>
      )}
      {!data && error && (
        <ErrorState
          title="We couldn't load your notifications"
          message={messageOf(error, 'Check your connection and try again.')}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}
