import type { RouteObject } from '@site/shared/platform';
import { startLoader } from './app/start-loader.ts';
import { StartPage } from './app/start-page.tsx';

/** The one entry point of this remote. */
export const routes: RouteObject[] = [
  {
    path: '/example',
    loader: startLoader,
    Component: StartPage,
  },
];
