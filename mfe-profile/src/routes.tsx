import type { RouteObject } from '@site/shared/platform';
import { DeletePage } from './app/delete-page.tsx';
import { ProfilePage } from './app/profile-page.tsx';
import { PublicProfilePage } from './app/public-profile-page.tsx';
import { SettingsPage } from './app/settings-page.tsx';

/** The one entry point of this remote. */
export const routes: RouteObject[] = [
  { path: '/profile', Component: ProfilePage },
  { path: '/profile/edit', Component: SettingsPage },
  { path: '/profile/delete', Component: DeletePage },
  { path: '/profile/:handle', Component: PublicProfilePage },
];
