import { createStore } from 'zustand/vanilla';
import type { Account } from '../contracts/identity/index.ts';
import { http, statusOf } from '../http/index.ts';
import {
  clearSession,
  readSession,
  SESSION_HINT,
  type SessionUser,
  writeSession,
} from './items.ts';
import { whileSigningOut } from './sign-out-lock.ts';

export interface SessionState {
  status: 'signed-in' | 'signed-out';
  /** Null for a visitor, and while a session hint is being verified. */
  user: SessionUser | null;
  /** Stores the person the API has just signed in. */
  signIn(user: Pick<SessionUser, 'id' | 'name'> & Partial<SessionUser>): void;
  /** Signs out at the API. True if nobody is signed in afterwards; the caller goes to the login page. */
  signOut(): Promise<boolean>;
  /** Stores a session hint from the address. Ignored while a person is signed in. */
  acceptHint(hint: string): void;
  /** Fetches from the API who is signed in, and corrects what is stored. */
  verify(): Promise<void>;
  /** Reads the stored session again, since another tab may have changed it. */
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

/**
 * Framework-free, so that route loaders and the query cache can use it as well as components.
 * @param user who is signed in, if that isn't what this browser has stored
 */
export const createSessionStore = (user: SessionUser | null = null) =>
  createStore<SessionState>()((set, get) => {
    const know = (next: Known) => {
      const { status, user } = get();
      if (!same({ status, user }, next)) set(next);
    };
    const save = (user: SessionUser) => {
      writeSession({ token: SESSION_HINT, user });
      know({ status: 'signed-in', user });
    };
    return {
      ...(user ? { status: 'signed-in', user } : stored()),
      signIn: ({ id, name, avatarUrl = null, provider = 'email', unverified, hasPlan }) =>
        save({
          ...{ id, name, avatarUrl, provider },
          ...(unverified && { unverified }),
          ...(hasPlan && { hasPlan }),
        }),
      signOut: () =>
        whileSigningOut(async () => {
          const { user } = get();
          clearSession();
          try {
            await postLogout();
            get().expire();
          } catch (error) {
            console.error('Logout failed', error);
            // Unless the API has just said that the session is over, the person is still signed in.
            if (get().status === 'signed-in') {
              if (user) writeSession({ token: SESSION_HINT, user });
              await get().verify();
            }
          }
          return get().status === 'signed-out';
        }),
      acceptHint: (hint) => {
        if (get().status === 'signed-in') return;
        writeSession({ token: hint, user: null });
        know({ status: 'signed-in', user: null });
      },
      verify: async () => {
        const before = get();
        // A response that arrives after the person has signed in or out is about someone else.
        const outdated = () => get().status !== before.status || get().user !== before.user;
        try {
          const user = await fetchMe();
          if (!outdated()) save(user);
          // Something else was learned of the same person in between, and this response may be older than that.
          else if (get().user?.id === user.id) await get().verify();
        } catch (error) {
          if (outdated()) return;
          // A person the API confirmed before stays signed in through a lost connection.
          if (!before.user || statusOf(error) === 401) get().expire();
        }
      },
      recheck: () => know(stored()),
      expire: () => {
        clearSession();
        know(signedOut);
      },
    };
  });

/** Who the API says is signed in. Fails with status 401 for a visitor. */
async function fetchMe(): Promise<SessionUser> {
  const { data } = await http.get<Account>('/v1/auth/me');
  const { id, name, avatarUrl, provider, emailVerified, hasPlan } = data;
  return {
    ...{ id, name, avatarUrl, provider },
    ...(emailVerified === false && { unverified: true }),
    ...(hasPlan && { hasPlan }),
  };
}

/** Ends the session at the API. Anything but status 200 is a failure. */
async function postLogout(): Promise<void> {
  const { status } = await http.post('/v1/auth/logout');
  if (status !== 200) throw new Error(`Logout responded with ${status} instead of 200`);
}
