import { createBrowserRouter, type HydrationState, type RouteObject } from 'react-router-dom';
import type { RenderedPage } from './hydration/rendered-page.ts';
import { patchRemoteRoutes } from './remotes/remote-routes.tsx';
import { siteRoutes } from './site-routes.tsx';

/** Begins to load the page of the address at once, so everything it needs must be in place before. */
export const createRouter = () => begin(siteRoutes());

/** Goes on from the page that the document holds. */
export const routerOf = ({ routes, hydrationData }: RenderedPage) => begin(routes, hydrationData);

const begin = (routes: RouteObject[], hydrationData?: HydrationState) =>
  createBrowserRouter(routes, {
    patchRoutesOnNavigation: patchRemoteRoutes,
    ...(hydrationData && { hydrationData }),
  });
