export { pageRoutes, runtimeConfig } from './page.routes.ts';
export type { Content } from './page-data.ts';
export { pageHeaders } from './policy.ts';
export { readPageData } from './read-page-data.ts';
