import type { RouteHandle } from '@site/shared/contracts';
import type { RouteObject } from '@site/shared/platform';
import { DeletePage } from './app/delete-page.tsx';
import { profileLoader, publicProfileLoader, settingsLoader } from './app/loaders.ts';
import { ProfilePage } from './app/profile-page.tsx';
import { PublicProfilePage } from './app/public-profile-page.tsx';
import { SettingsPage } from './app/settings-page.tsx';

/** Hangs on the secret that a mail's link carries in its fragment, which no server is told: browsers render it. */
const handle: RouteHandle = { rendered: false };

/** Is about what the device holds, which no server knows. */
const onDevice: RouteHandle = { rendered: false };

/** What has been loaded is asked for again by the page that shows it, not by every change of its filters. */
const shouldRevalidate = () => false;

/** The one entry point of this remote. */
export const routes: RouteObject[] = [
  { path: '/profile', loader: profileLoader, shouldRevalidate, Component: ProfilePage },
  { path: '/profile/edit', loader: settingsLoader, shouldRevalidate, Component: SettingsPage },
  { path: '/profile/delete', handle, Component: DeletePage },
  {
    path: '/profile/merge',
    handle: onDevice,
    lazy: async () => ({ Component: (await import('./app/merge-page.tsx')).MergePage }),
  },
  {
    path: '/profile/:handle',
    loader: publicProfileLoader,
    shouldRevalidate,
    Component: PublicProfilePage,
  },
];
