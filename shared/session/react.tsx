import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand';
import { sessionStore } from './session-store.ts';
import type { SessionState } from './store.ts';

const SessionContext = createContext<typeof sessionStore | null>(null);

export function SessionProvider({
  store = sessionStore,
  children,
}: {
  store?: typeof sessionStore;
  children: ReactNode;
}) {
  return <SessionContext value={store}>{children}</SessionContext>;
}

/** The session, and what can be done with it. Throws outside SessionProvider. */
export function useSession(): SessionState {
  const store = useContext(SessionContext);
  if (!store) throw new Error('useSession must be used within SessionProvider');
  return useStore(store);
}

const VISITOR = 'visitor';

/**
 * Part of the key of every query whose data depends on the person (`['roadmaps', personKey]`): such queries
 * are dropped from the cache when the person changes.
 */
export const usePersonKey = (): string => useSession().user?.id ?? VISITOR;

/** The same for route loaders. */
export const personKey = (): string => sessionStore.getState().user?.id ?? VISITOR;
