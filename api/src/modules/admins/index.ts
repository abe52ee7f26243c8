export { requireRecent } from './admins.policy.ts';
export { adminsModule } from './admins.routes.ts';
export { type Admins, createAdmins } from './admins.ts';
export { openDemoAdmin, shutDemoAdmins } from './demo-admins.ts';
export { createOperator } from './operator.ts';
export { registerAdmin } from './register-admin.ts';
