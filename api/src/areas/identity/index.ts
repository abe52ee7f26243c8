export { requireRecent } from './admins/admins.policy.ts';
export { type Admins, createAdmins } from './admins/admins.ts';
export { createOperator, registerAdmin } from './admins/operator.ts';
export { findShown } from './auth/accounts.repository.ts';
export { avatarFiles } from './avatars/avatars.routes.ts';
export { ensureDemoAccounts, shutDemoAccounts } from './demonstration/demo-accounts.ts';
export { identityRoutes } from './identity.ts';
