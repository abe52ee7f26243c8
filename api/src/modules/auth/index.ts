export { authModule } from './auth.routes.ts';
