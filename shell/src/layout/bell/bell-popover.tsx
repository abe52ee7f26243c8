import { request } from '@site/shared/api';
import { queryKeys } from '@site/shared/contracts/composition';
import type { Notification, NotificationList } from '@site/shared/contracts/editorial';
import {
  Link,
  messageOf,
  toast,
  useMutation,
  usePersonKey,
  useQuery,
  useQueryClient,
} from '@site/shared/platform';
import { Button } from '@site/shared/ui/button.tsx';
import { classNames } from '@site/shared/ui/class-names.ts';
import { EmptyState } from '@site/shared/ui/empty-state.tsx';
import { ErrorState } from '@site/shared/ui/error-state.tsx';
import { IconButton } from '@site/shared/ui/icon-button.tsx';
import { BellIcon, CheckIcon } from '@site/shared/ui/icons.ts';
import { Popover } from '@site/shared/ui/popover.tsx';
import { VisuallyHidden } from '@site/shared/ui/visually-hidden.tsx';
import { useState } from 'react';
import styles from './bell-popover.module.css';
import { BellTrigger } from './bell-trigger.tsx';
import { notificationsQuery } from './notifications.query.ts';

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

interface NotificationItemProps {
  item: Notification;
  onRead: (ids: string[]) => void;
  /** Called when its link is followed. */
  onLeave: () => void;
}

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });

/** An announcement of a page says the rest there. */
const isHeadline = ({ kind, link }: Notification) => kind === 'announcement' && link !== null;

/** One announcement or reply. Following its link marks it as read. */
function NotificationItem({ item, onRead, onLeave }: NotificationItemProps) {
  const { id, title, body, publishedAt, read } = item;
  const follow = () => {
    if (!read) onRead([id]);
    onLeave();
  };
  return (
    <li className={styles.item} data-state={read ? 'read' : 'unread'}>
      <div className={styles.words}>
        <h3 className={styles.title}>
          {!read && <VisuallyHidden>Unread: </VisuallyHidden>}
          <NotificationTitle item={item} onFollow={follow} />
        </h3>
        <p className={classNames(styles.body, isHeadline(item) && styles.begun)}>{body}</p>
        <time className={styles.date} dateTime={publishedAt}>
          {day.format(new Date(publishedAt))}
        </time>
      </div>
      {!read && (
        <IconButton size="sm" label={`Mark “${title}” as read`} onClick={() => onRead([id])}>
          <CheckIcon aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}

function NotificationTitle({ item, onFollow }: { item: Notification; onFollow: () => void }) {
  const { title, link } = item;
  if (!link) return title;
  if (link.startsWith('/')) {
    return (
      <Link to={link} onClick={onFollow}>
        {title}
      </Link>
    );
  }
  return (
    <a href={link} target="_blank" rel="noopener" title="Opens in a new tab" onClick={onFollow}>
      {title}
    </a>
  );
}

/** Marks notifications as read. They are shown as read once the API has confirmed it. */
function useMarkRead() {
  const client = useQueryClient();
  const queryKey = queryKeys.notifications(usePersonKey());
  const { mutate, isPending } = useMutation({
    mutationFn: async (ids: string[]) =>
      (await request('POST /v1/notifications/read', { body: { ids } })).unread,
    onSuccess: async (unread, ids) => {
      // A response in flight may be older than what was just stored.
      await client.cancelQueries({ queryKey });
      client.setQueryData<NotificationList>(queryKey, (list) =>
        list ? { unread, items: list.items.map((item) => readIfIn(ids, item)) } : undefined,
      );
    },
    onError: (error) =>
      toast.error(messageOf(error, "We couldn't save that. Please try again."), {
        id: 'mark-read',
      }),
  });
  return { markRead: mutate, marking: isPending };
}

type Item = NotificationList['items'][number];

const readIfIn = (ids: string[], item: Item): Item =>
  ids.includes(item.id) ? { ...item, read: true } : item;
