export { endAccount, type HeldAccount, holdAccount } from './end-account.ts';
