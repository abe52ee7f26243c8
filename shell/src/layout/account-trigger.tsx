import { useSession } from '@site/shared/platform';
import { Avatar } from '@site/shared/ui/avatar.tsx';
import type { ComponentProps } from 'react';
import styles from './account.module.css';

/** The avatar that opens the account menu. Accepts the props that the menu adds to its trigger. */
export function AccountTrigger(props: ComponentProps<'button'>) {
  const { user } = useSession();
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-label="Account"
      {...props}
      className={styles.trigger}
    >
      <Avatar src={user?.avatarUrl} name={user?.name} />
    </button>
  );
}
