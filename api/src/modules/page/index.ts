export { pageRoutes } from './page.routes.ts';
export { pageHeaders } from './policy.ts';
