import type { NavigationEntry } from '@site/shared/contracts/composition';
import { Outlet, runtimeConfig } from '@site/shared/platform';
import { lazy, Suspense, useReducer } from 'react';
import { ScrollRestoration, type ScrollRestorationProps } from 'react-router-dom';
import { DialogsProvider } from '../dialogs/dialogs.tsx';
import { Live } from '../hydration/live.tsx';
import { notePageInteraction } from '../remotes/page-interaction.ts';
import { StandInContext } from '../remotes/remote-skeleton.tsx';
import { Toaster } from '../toasts/toaster.tsx';
import { Contact } from './contact/contact.tsx';
import { Foot } from './foot/foot.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { RouteFocus } from './route-focus.tsx';
import { useReturnScroll } from './use-return-scroll.ts';

/**
 * Every document starts with the key `default`: without the path, a page would open at the scroll position
 * of another one. An address with a fragment leads to its element, wherever the reader was before.
 */
const scrollKey: ScrollRestorationProps['getKey'] = ({ key, pathname, hash }) => {
  if (key !== 'default') return key;
  return hash === '' ? pathname : `${pathname}${hash} ${performance.timeOrigin}`;
};

/** A site that is configured well never loads it. */
const ApiAddressAlert = lazy(async () => ({
  default: (await import('./api-address-alert.tsx')).ApiAddressAlert,
}));

/** The frame around every page. `navigation` holds the links that remotes contribute. */
export function Layout({ navigation }: { navigation: NavigationEntry[] }) {
  // While a skeleton is shown, the document is too short to restore the scroll position.
  const [standIns, countStandIns] = useReducer(
    (count: number, change: 1 | -1) => count + change,
    0,
  );
  useReturnScroll();
  return (
    <DialogsProvider>
      <div className={styles.layout}>
        <a href="#main" className={styles.skip}>
          Skip to main content
        </a>
        <Header navigation={navigation} />
        {runtimeConfig().apiBaseUrl === '' && (
          <Suspense>
            <ApiAddressAlert />
          </Suspense>
        )}
        <main
          id="main"
          tabIndex={-1}
          className={styles.main}
          onClickCapture={notePageInteraction}
          onInputCapture={notePageInteraction}
        >
          <StandInContext value={countStandIns}>
            {/* A boundary of its own: it's hydrated after the frame, and not in one go. */}
            <Suspense>
              <Outlet />
              <Live />
            </Suspense>
          </StandInContext>
        </main>
        <Footer navigation={navigation} />
      </div>
      <Foot />
      <Contact />
      <Toaster />
      <RouteFocus />
      <ScrollRestoration key={String(standIns === 0)} getKey={scrollKey} />
    </DialogsProvider>
  );
}
