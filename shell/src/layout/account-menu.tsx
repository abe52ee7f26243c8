import { useSession } from '@site/shared/platform';
import { LogOutIcon } from '@site/shared/ui/icons.ts';
import { Menu, MenuItem } from '@site/shared/ui/menu.tsx';
import styles from './account.module.css';
import { AccountTrigger } from './account-trigger.tsx';
import { useLogout } from './use-logout.ts';

/** The account menu, open from the start since a click asked for it. */
export function AccountMenu() {
  const { user } = useSession();
  const logout = useLogout();
  return (
    <Menu
      defaultOpen
      trigger={<AccountTrigger />}
      heading={user && <span className={styles.name}>{user.name}</span>}
    >
      <MenuItem icon={<LogOutIcon aria-hidden="true" />} onSelect={() => void logout()}>
        Logout
      </MenuItem>
    </Menu>
  );
}
