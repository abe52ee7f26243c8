export { type DemoAccount, ensureDemoAccounts, shutDemoAccounts } from './demo-accounts.ts';
export { demonstrationModule } from './demonstration.routes.ts';
