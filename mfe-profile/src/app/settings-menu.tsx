import { Link } from '@site/shared/platform';
import { BackLink } from '@site/shared/ui';
import styles from './settings-page.module.css';
import { type SettingsTab, settingsTabs, tabPath } from './settings-tabs.ts';

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
