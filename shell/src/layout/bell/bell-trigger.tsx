import { IconButton } from '@site/shared/ui/icon-button.tsx';
import { BellIcon } from '@site/shared/ui/icons.ts';
import type { ComponentProps } from 'react';
import styles from './bell-trigger.module.css';

interface BellTriggerProps extends Omit<ComponentProps<'button'>, 'children'> {
  unread: number;
}

const MOST_SHOWN = 9;

/**
 * The bell that opens the notifications, with the unread count on it. Accepts the props that the popover
 * adds to its trigger.
 */
export function BellTrigger({ unread, ...rest }: BellTriggerProps) {
  const label = unread > 0 ? `Notifications, ${unread} unread` : 'Notifications';
  return (
    <IconButton label={label} aria-haspopup="dialog" {...rest} className={styles.trigger}>
      <BellIcon aria-hidden="true" />
      {unread > 0 && (
        <span className={styles.count} aria-hidden="true">
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        </span>
      )}
    </IconButton>
  );
}
