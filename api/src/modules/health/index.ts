export { healthModule } from './health.routes.ts';
