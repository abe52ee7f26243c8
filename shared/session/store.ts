import { createStore } from 'zustand/vanilla';
import { statusOf } from '../http/index.ts';
import { fetchMe, postLogout } from './calls.ts';
import { clearSession, MARKER, readSession, type SessionUser, writeSession } from './items.ts';

export interface SessionState {
  status: 'signed-in' | 'signed-out';
  /** Null for a visitor, and while a marker from the address waits for its proof. */
  user: SessionUser | null;
  /** Takes note of a person the API has just signed in, and stores it. */
  signIn(user: Pick<SessionUser, 'id' | 'name'> & Partial<SessionUser>): void;
  /** Signs out at the API. True when nobody is signed in afterwards; going to the login page is the caller's job. */
  signOut(): Promise<boolean>;
  /** Takes a marker from the address. Ignored while somebody is signed in. */
  adopt(marker: string): void;
  /** Asks the API who is signed in, and corrects what is stored. */
  prove(): Promise<void>;
  /** Reads what is stored again, since another tab may have changed it. */
  recheck(): void;
  /** Forgets the person, here and in storage. */
  expire(): void;
}

type Known = Pick<SessionState, 'status' | 'user'>;

const signedOut: Known = { status: 'signed-out', user: null };

function stored(): Known {
  const session = readSession();
  return session ? { status: 'signed-in', user: session.user } : signedOut;
}

const same = (a: Known, b: Known) => JSON.stringify(a) === JSON.stringify(b);

/** Framework-free, so that route loaders and the query cache can ask it as well as components. */
export const createSessionStore = () =>
  createStore<SessionState>()((set, get) => {
    const know = (next: Known) => {
      const { status, user } = get();
      if (!same({ status, user }, next)) set(next);
    };
    const keep = (user: SessionUser) => {
      writeSession({ token: MARKER, user });
      know({ status: 'signed-in', user });
    };
    return {
      ...stored(),
      signIn: ({ id, name, avatarUrl = null, provider = 'email' }) =>
        keep({ id, name, avatarUrl, provider }),
      signOut: async () => {
        const { user } = get();
        clearSession();
        try {
          await postLogout();
          get().expire();
        } catch (error) {
          console.error('Logout failed', error);
          // Unless the API has just said that the session is over, the person is still signed in.
          if (get().status === 'signed-in') {
            if (user) writeSession({ token: MARKER, user });
            await get().prove();
          }
        }
        return get().status === 'signed-out';
      },
      adopt: (marker) => {
        if (get().status === 'signed-in') return;
        writeSession({ token: marker, user: null });
        know({ status: 'signed-in', user: null });
      },
      prove: async () => {
        const asked = get();
        // An answer that arrives after the person has signed in or out is about somebody else.
        const outdated = () => get().status !== asked.status || get().user !== asked.user;
        try {
          const user = await fetchMe();
          if (!outdated()) keep(user);
        } catch (error) {
          if (outdated()) return;
          // A person the API confirmed before stays signed in through a lost connection.
          if (!asked.user || statusOf(error) === 401) get().expire();
        }
      },
      recheck: () => know(stored()),
      expire: () => {
        clearSession();
        know(signedOut);
      },
    };
  });
