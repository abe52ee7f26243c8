export { syndicationRoutes } from './syndication.routes.ts';
export { createUnitEntries } from './unit-entries.ts';
