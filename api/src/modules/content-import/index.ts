export { contentImportModule } from './content-import.routes.ts';
