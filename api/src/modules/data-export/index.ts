export { dataExportModule } from './data-export.routes.ts';
