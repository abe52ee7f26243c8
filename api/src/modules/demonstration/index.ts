export { type DemoAccount, ensureDemoAccounts } from './demo-accounts.ts';
