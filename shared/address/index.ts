/** Hooks for what a page keeps in its address. Each remote bundles those it uses. */
export * from './use-address.ts';
export * from './use-login-path.ts';
export * from './use-mail-token.ts';
export * from './use-typed.ts';
