export { adminReportsModule } from './admin-reports.routes.ts';
