import type { RouteObject } from '@site/shared/platform';
import { StatusPage } from './app/status-page.tsx';

/** The one door of this remote. */
export const routes: RouteObject[] = [{ path: '/admin', Component: StatusPage }];
