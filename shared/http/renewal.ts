import { type AxiosInstance, isAxiosError } from 'axios';

declare module 'axios' {
  interface InternalAxiosRequestConfig {
    /** Set on a call that is being repeated after a refresh, so that it is repeated only once. */
    repeated?: boolean;
  }
}

const REFRESH_PATH = '/v1/auth/refresh';

/** Calls whose 401 is their answer and no sign of an expired session; administrators are never renewed. */
const notRenewed = /\/v1\/(auth\/(signup|signin|refresh)|admins?)(\/|\?|$)/;

export interface Renewal {
  onExpired(listener: () => void): () => void;
}

/**
 * Teaches a client the 401 rule: refresh once for all calls that wait, then repeat each of them once.
 * When the refresh fails, the listeners are told and each caller gets its own original error.
 */
export function renewOn401(client: AxiosInstance): Renewal {
  const listeners = new Set<() => void>();
  let running: Promise<void> | null = null;

  async function refresh(): Promise<void> {
    try {
      await client.post(REFRESH_PATH);
    } catch (error) {
      for (const listener of listeners) listener();
      throw error;
    } finally {
      running = null;
    }
  }

  async function recover(error: unknown): Promise<unknown> {
    if (!isAxiosError(error) || error.response?.status !== 401) throw error;
    const call = error.config;
    if (!call || call.repeated || notRenewed.test(call.url ?? '')) throw error;
    call.repeated = true;
    running ??= refresh();
    await running.catch(() => {
      throw error;
    });
    return client.request(call);
  }

  client.interceptors.response.use(undefined, recover);
  return {
    onExpired: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
