export { releaseHealthModule } from './release-health.routes.ts';
