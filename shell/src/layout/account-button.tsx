import { useSession } from '@site/shared/platform';
import { Avatar } from '@site/shared/ui/avatar.tsx';
import type { ComponentProps } from 'react';
import styles from './account.module.css';
import { usePart } from './use-part.ts';

const loadMenu = async () => (await import('./account-menu.tsx')).AccountMenu;

/** The avatar that opens the account menu. Takes what the menu adds to its trigger. */
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

/** The avatar; the menu behind it is fetched at the first click. */
export function AccountButton() {
  const [AccountMenu, want] = usePart(loadMenu);
  return AccountMenu ? (
    <AccountMenu />
  ) : (
    <AccountTrigger aria-expanded={false} onClick={() => void want()} />
  );
}
