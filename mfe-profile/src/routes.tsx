import type { RouteObject } from '@site/shared/platform';
import { ProfilePage } from './app/profile-page.tsx';

/** The one door of this remote. */
export const routes: RouteObject[] = [{ path: '/profile', Component: ProfilePage }];
