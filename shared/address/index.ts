/** What pages store in their addresses, and addresses that redirect. Each remote bundles what it uses. */
export * from './moved-address.tsx';
export { useAddress, useTyped } from './use-address.ts';
export * from './use-login-path.ts';
export * from './use-mail-token.ts';
