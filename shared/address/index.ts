/** What pages store in their addresses. Each remote bundles what it uses. */
export { useAddress, useTyped } from './use-address.ts';
export * from './use-login-path.ts';
export * from './use-mail-token.ts';
