export { failedJobsModule } from './failed-jobs.routes.ts';
