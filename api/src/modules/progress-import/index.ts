export { progressImportModule } from './progress-import.routes.ts';
