import { commentRoutes } from './comments.ts';

/** Every route of the API: what it serves, and what its clients may call. */
export const routes = { ...commentRoutes };
