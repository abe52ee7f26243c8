export { authModule } from './auth.routes.ts';
export { registerAccount } from './register-account.ts';
