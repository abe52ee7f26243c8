import { standInFor } from './refresh.js';

/** Under these names the router finds components and renders them itself. */
const COMPONENTS = ['Component', 'ErrorBoundary', 'HydrateFallback'];

/** Routes whose components are replaced as they are written. */
export const refreshableRoutes = (routes) => routes.map(refreshable);

const refreshable = ({ lazy, children, ...route }) => ({
  ...withStandIns(route),
  ...(lazy && { lazy: refreshableLazy(lazy) }),
  ...(children && { children: refreshableRoutes(children) }),
});

const withStandIns = (route) => mapValues(route, standInUnder);

const standInUnder = (value, name) => (COMPONENTS.includes(name) ? standInFor(value) : value);

/** A function that brings a part of the route, or one for each of its members. */
const refreshableLazy = (lazy) =>
  typeof lazy === 'function'
    ? async (...given) => withStandIns(await lazy(...given))
    : mapValues(
        lazy,
        (bring, name) =>
          async (...given) =>
            standInUnder(await bring(...given), name),
      );

const mapValues = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value, name)]));
