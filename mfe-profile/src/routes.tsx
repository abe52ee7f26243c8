import type { RouteObject } from '@site/shared/platform';
import { ProfilePage } from './app/profile-page.tsx';
import { SettingsPage } from './app/settings-page.tsx';

/** The one door of this remote. */
export const routes: RouteObject[] = [
  { path: '/profile', Component: ProfilePage },
  { path: '/profile/edit', Component: SettingsPage },
];
