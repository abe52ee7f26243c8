export { type DemoAccount, ensureDemoAccounts, findDemoAdmin } from './demo-accounts.ts';
