export { accountDeletionModule } from './account-deletion.routes.ts';
