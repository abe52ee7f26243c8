export { adminsModule } from './admins.routes.ts';
export { type Admins, createAdmins } from './admins.ts';
export { registerAdmin } from './register-admin.ts';
