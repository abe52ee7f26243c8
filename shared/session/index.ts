export { onInterruption } from './interruption.ts';
export type { SessionUser } from './items.ts';
export { personKey, SessionProvider, usePersonKey, useSession } from './react.tsx';
export { loginPath, type Place, rememberRedirect, safeRedirect, takeRedirect } from './redirect.ts';
export { sessionStore } from './session-store.ts';
export { startSession } from './start.ts';
export type { SessionState } from './store.ts';
export { comeBack, leaveToLogIn, takeScroll, takeWanted, type Wanted, wantedAt } from './wanted.ts';
