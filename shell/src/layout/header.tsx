import type { NavigationEntry } from '@site/shared/contracts/composition';
import { Link, useSession } from '@site/shared/platform';
import { Button, ButtonLink } from '@site/shared/ui/button.tsx';
import { useDialogs } from '../dialogs/dialogs.tsx';
import { useLazyComponent } from '../lazy-component.ts';
import { Slot } from '../remotes/slot.tsx';
import { SearchButton } from '../search/search-button.tsx';
import { ThemeSwitch } from '../theme/theme-switch.tsx';
import { AccountTrigger } from './account-trigger.tsx';
import { Bell } from './bell/bell.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { useNavigation } from './navigation.ts';
import { SiteLink } from './site-link.tsx';
import { useLoginLink } from './use-login-link.ts';

/** The bar at the top of every page; its height never changes. */
export function Header({ navigation }: { navigation: NavigationEntry[] }) {
  const { status, user } = useSession();
  const links = useNavigation('header', navigation);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to="/" className={styles.home}>
          <Logo />
        </Link>
        <nav aria-label="Main" className={styles.navigation}>
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.label}>
                <SiteLink link={link} className={styles.link} />
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.offered}>
          <div className={styles.fitting}>
            <Slot name="header.right" />
          </div>
        </div>
        <div className={styles.end}>
          <SearchButton />
          <span className={styles.wide}>
            <ThemeSwitch />
          </span>
          {user && <Bell />}
          {status === 'signed-in' ? <AccountButton navigation={navigation} /> : <VisitorActions />}
          <MobileMenu navigation={navigation} />
        </div>
      </div>
    </header>
  );
}

function VisitorActions() {
  const { requestCallback } = useDialogs();
  const loginLink = useLoginLink();
  if (!loginLink) return null;
  return (
    <span className={styles.wide}>
      <ButtonLink variant="ghost" {...loginLink}>
        Login
      </ButtonLink>
      <Button onClick={requestCallback}>Request Callback</Button>
    </span>
  );
}

const importMenu = async () => (await import('./account-menu.tsx')).AccountMenu;

/** The avatar; the menu behind it is loaded at the first click. */
function AccountButton({ navigation }: { navigation: NavigationEntry[] }) {
  const [AccountMenu, loadMenu] = useLazyComponent(importMenu);
  return AccountMenu ? (
    <AccountMenu navigation={navigation} />
  ) : (
    <AccountTrigger aria-expanded={false} onClick={() => void loadMenu()} />
  );
}
