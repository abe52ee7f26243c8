import type { Notification } from '@site/shared/contracts';
import { Link } from '@site/shared/platform';
import { classNames } from '@site/shared/ui/class-names.ts';
import { IconButton } from '@site/shared/ui/icon-button.tsx';
import { CheckIcon } from '@site/shared/ui/icons.ts';
import { VisuallyHidden } from '@site/shared/ui/visually-hidden.tsx';
import styles from './bell-popover.module.css';

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
export function NotificationItem({ item, onRead, onLeave }: NotificationItemProps) {
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
