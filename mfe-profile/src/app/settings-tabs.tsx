import type { Profile } from '@site/shared/contracts/identity';
import { Link, type SessionUser } from '@site/shared/platform';
import { BackLink } from '@site/shared/ui';
import styles from './settings-page.module.css';

/** The tabs of /profile/edit, by their names in the address. */
const settingsTabs = {
  'basic-info': 'Basic Info',
  socials: 'Socials',
  visibility: 'Visibility',
  accounts: 'Accounts',
} as const;

export type SettingsTab = keyof typeof settingsTabs;

/** The tab that `?tab=` names; the first one if it names none. */
export const tabOf = (search: URLSearchParams): SettingsTab => {
  const named = search.get('tab') ?? '';
  return Object.hasOwn(settingsTabs, named) ? (named as SettingsTab) : 'basic-info';
};

export const tabPath = (tab: SettingsTab): string =>
  tab === 'basic-info' ? '/profile/edit' : `/profile/edit?tab=${tab}`;

/** The props of every tab of the settings. */
export interface TabProps {
  user: SessionUser;
  profile: Profile;
}

/** On the left, or above the tab if there's little room. */
export const SettingsMenu = ({ current }: { current: SettingsTab }) => (
  <nav className={styles.menu} aria-label="Profile settings">
    <BackLink to="/profile">Back to Profile</BackLink>
    <ul className={styles.tabs}>
      {Object.entries(settingsTabs).map(([tab, label]) => (
        <li key={tab}>
          <Link
            to={tabPath(tab as SettingsTab)}
            aria-current={tab === current ? 'page' : undefined}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
