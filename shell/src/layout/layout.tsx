import type { NavigationEntry } from '@site/shared/contracts';
import { Outlet } from '@site/shared/platform';
import { useContext } from 'react';
import {
  ScrollRestoration,
  type ScrollRestorationProps,
  UNSAFE_DataRouterStateContext,
} from 'react-router-dom';
import { DialogsProvider } from '../dialogs/dialogs.tsx';
import { Toaster } from '../toasts/toaster.tsx';
import { ApiAddressAlert } from './api-address-alert.tsx';
import { ContactButton } from './contact-button.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { RouteFocus } from './route-focus.tsx';
import { Waiting } from './waiting/waiting.tsx';

/** Every document begins with the key `default`: without its path a page would open where another was left. */
const scrollKey: ScrollRestorationProps['getKey'] = ({ key, pathname }) =>
  key === 'default' ? pathname : key;

/** What surrounds every page. `navigation` holds the links that remotes contribute. */
export function Layout({ navigation }: { navigation: NavigationEntry[] }) {
  const opened = useOpened();
  return (
    <DialogsProvider>
      <div className={styles.layout}>
        <a href="#main" className={styles.skip}>
          Skip to main content
        </a>
        <Header navigation={navigation} />
        <ApiAddressAlert />
        <main id="main" tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        <Footer navigation={navigation} />
      </div>
      <Waiting />
      <ContactButton />
      <Toaster />
      <RouteFocus />
      <ScrollRestoration key={String(opened)} getKey={scrollKey} />
    </DialogsProvider>
  );
}

/**
 * Whether the page that the document was opened with is there. Until then something stands in for it, too
 * short for where the reader was. Only the router itself knows, and has no public name for it.
 */
function useOpened(): boolean {
  return useContext(UNSAFE_DataRouterStateContext)?.initialized === true;
}
