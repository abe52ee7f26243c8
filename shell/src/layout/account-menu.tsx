import type { NavigationEntry } from '@site/shared/contracts/composition';
import { type AccountMenuProps, useNavigate, useSession } from '@site/shared/platform';
import { CalendarIcon, LogOutIcon, UserIcon } from '@site/shared/ui/icons.ts';
import { Menu, MenuItem } from '@site/shared/ui/menu.tsx';
import { Slot } from '../remotes/slot.tsx';
import styles from './account.module.css';
import { AccountTrigger } from './account-trigger.tsx';
import { useLogout } from './logout/use-logout.ts';
import { useNavigation } from './navigation.ts';

/** Entries that remotes offer are those of this menu: it couldn't lead the focus to others. */
const offered: Omit<AccountMenuProps, 'children'> = { Item: MenuItem };

const icons = { calendar: CalendarIcon, person: UserIcon };

/** The account menu. It starts open, since it is loaded by a click on its trigger. */
export function AccountMenu({ navigation }: { navigation: NavigationEntry[] }) {
  const navigate = useNavigate();
  const { user } = useSession();
  const logout = useLogout();
  const links = useNavigation('account', navigation);
  return (
    <Menu
      defaultOpen
      trigger={<AccountTrigger />}
      heading={user && <span className={styles.name}>{user.name}</span>}
    >
      {links.map(({ label, to = '/', icon = 'person' }) => {
        const Icon = icons[icon];
        return (
          <MenuItem
            key={label}
            icon={<Icon aria-hidden="true" />}
            onSelect={() => void navigate(to)}
          >
            {label}
          </MenuItem>
        );
      })}
      <MenuItem icon={<LogOutIcon aria-hidden="true" />} onSelect={() => void logout()}>
        Logout
      </MenuItem>
      {/* At the end: nothing that a person is about to press moves when it appears. */}
      <div className={styles.offered}>
        <Slot name="avatar.menu" panel={offered} failed={null}>
          <span hidden data-loading="" />
        </Slot>
      </div>
    </Menu>
  );
}
