import type { RouteHandle } from '@site/shared/contracts/composition';
import type { RouteObject } from '@site/shared/platform';
import { DeletePage } from './app/delete-page.tsx';
import { profileLoader, publicProfileLoader, settingsLoader } from './app/loaders.ts';
import { ProfilePage } from './app/profile-page.tsx';
import { PublicProfilePage } from './app/public-profile-page.tsx';
import { SettingsPage } from './app/settings-page.tsx';

/** Depends on the secret in an emailed link's fragment, which isn't sent to servers: browsers render it. */
const handle: RouteHandle = { rendered: false };

/** Depends on what's stored on the device, which no server knows. */
const onDevice: RouteHandle = { rendered: false };

/** A form over what only the account has. */
const form: RouteHandle = { offline: false };

/** The page refetches its data itself, rather than with every change of its filters. */
const shouldRevalidate = () => false;

/** This remote's only exposed module. */
export const routes: RouteObject[] = [
  { path: '/profile', loader: profileLoader, shouldRevalidate, Component: ProfilePage },
  {
    path: '/profile/edit',
    handle: form,
    loader: settingsLoader,
    shouldRevalidate,
    Component: SettingsPage,
  },
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
