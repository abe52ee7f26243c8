export { routes } from './notes.routes.ts';
