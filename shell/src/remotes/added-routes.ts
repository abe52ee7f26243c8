import type { RouteObject } from 'react-router-dom';

/** The routes that each remote has added to the router. */
const added = new Map<string, RouteObject[]>();

let rebuild = () => {};

/** Says how the router takes over all routes anew, those of `addedRoutes` among them. */
export const onReplacedRoutes = (callback: () => void) => {
  rebuild = callback;
};

/** What a remote has added so far; nothing before its first visit. */
export const addedRoutes = (name: string): RouteObject[] => added.get(name) ?? [];

/** Adds a remote's routes to the router, unless it has added some already. */
export function addRoutes(
  name: string,
  routes: RouteObject[],
  patch: (id: string, routes: RouteObject[]) => void,
) {
  if (added.has(name)) return;
  added.set(name, routes);
  patch(name, routes);
}

/** Puts the routes of the version that is live now in the place of those of a version before. */
export function replaceRoutes(name: string, routes: RouteObject[]) {
  const former = added.get(name);
  if (!former || former === routes) return;
  added.set(name, routes);
  rebuild();
}
