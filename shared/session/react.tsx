import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand';
import { VISITOR_KEY } from '../contracts/composition/index.ts';
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

/**
 * Part of the key of every query whose data depends on the person (`['roadmaps', personKey]`): such queries
 * are dropped from the cache when the person changes.
 */
export const usePersonKey = (): string => useSession().user?.id ?? VISITOR_KEY;

/** The same for route loaders. */
export const personKey = (): string => sessionStore.getState().user?.id ?? VISITOR_KEY;
