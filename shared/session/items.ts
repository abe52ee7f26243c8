import type { Provider } from '../contracts/composition/index.ts';

/** Who is signed in, as far as the browser needs it. The credentials themselves are HttpOnly cookies. */
export interface SessionUser {
  id: string;
  name: string;
  /** Address of a picture; null shows the first letter of the name. */
  avatarUrl: string | null;
  provider: Provider;
  /** Whether the address is still to be verified; left out if it is, or if that isn't known. */
  unverified?: boolean;
  /** Whether the person has a plan; left out if not, or if that isn't known. */
  hasPlan?: boolean;
}

/** What this browser stores: the session hint, and the person once the API has verified it. */
interface StoredSession {
  token: string;
  user: SessionUser | null;
}

const providers: readonly Provider[] = ['email', 'google', 'github'];
const names = ['token', 'id', 'name', 'avatarUrl', 'provider', 'unverified', 'hasPlan'] as const;
type Item = (typeof names)[number];

/** The session hint says that a person is signed in, and nothing else; it is worth nothing to a thief. */
export const SESSION_HINT = 'signed-in';

/** The stored session, or null if none is stored or storage is blocked. */
export function readSession(): StoredSession | null {
  const token = readItem('token');
  if (!token) return null;
  const id = readItem('id');
  if (!id) return { token, user: null };
  return {
    token,
    user: {
      id,
      name: readItem('name') ?? '',
      avatarUrl: readItem('avatarUrl'),
      provider: providers.find((provider) => provider === readItem('provider')) ?? 'email',
      ...(readItem('unverified') && { unverified: true }),
      ...(readItem('hasPlan') && { hasPlan: true }),
    },
  };
}

/** Stores the session. The hint is written last, so that other tabs never see it without its person. */
export function writeSession({ token, user }: StoredSession): void {
  writeItem('id', user?.id ?? null);
  writeItem('name', user?.name ?? null);
  writeItem('avatarUrl', user?.avatarUrl ?? null);
  writeItem('provider', user?.provider ?? null);
  writeItem('unverified', user?.unverified ? 'true' : null);
  writeItem('hasPlan', user?.hasPlan ? 'true' : null);
  writeItem('token', token);
}

export function clearSession(): void {
  for (const name of names) writeItem(name, null);
}

/** Storage may be blocked, full or broken. In that case the session lasts as long as the page. */
function readItem(name: Item): string | null {
  try {
    return window.localStorage.getItem(name);
  } catch {
    return null;
  }
}

function writeItem(name: Item, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(name);
    else window.localStorage.setItem(name, value);
  } catch {
    // The page continues with what it has in memory.
  }
}
