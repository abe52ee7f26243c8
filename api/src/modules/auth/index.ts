export { authModule } from './auth.routes.ts';
export { hashPassword, verifyPassword } from './passwords.ts';
export { registerAccount } from './register-account.ts';
