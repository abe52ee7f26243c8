export { requireRecent } from './admins/admins.policy.ts';
export { type Admins, createAdmins } from './admins/admins.ts';
export { openDemoAdmin, shutDemoAdmins } from './admins/demo-admins.ts';
export { createOperator } from './admins/operator.ts';
export { registerAdmin } from './admins/register-admin.ts';
export { findShown } from './auth/accounts.repository.ts';
export { openDemoLearner, shutDemoLearners } from './auth/demo-learners.ts';
export { avatarFiles } from './avatars/avatars.routes.ts';
export { identityRoutes } from './identity.ts';
