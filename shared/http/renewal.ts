import { type AxiosInstance, isAxiosError } from 'axios';
import { problemOf, statusOf } from './problems.ts';

declare module 'axios' {
  interface InternalAxiosRequestConfig {
    /** Set on a call that is being repeated after a refresh, so that it is repeated only once. */
    repeated?: boolean;
  }
}

const REFRESH_PATH = '/v1/auth/refresh';

/** Calls for which a 401 is a regular response and doesn't mean an expired session. */
const notRenewed = /\/v1\/(auth\/(signup|signin|refresh)|admins?)(\/|\?|$)/;

/** Administrators' sessions are never renewed; some of their calls share an address with those of other people. */
const isForAdmins = (error: unknown) => problemOf(error)?.code === 'admin-required';

const isRefusal = (error: unknown) => [401, 403].includes(statusOf(error) ?? 0);

/**
 * Adds the 401 rule to a client: refresh once for all waiting calls, then repeat each of them once. A
 * refresh that is refused (401, 403) ends the session: `onExpired` is called, and each caller gets its
 * own original error, unless it resolves to true since the person has logged in again. A refresh that fails for another reason says nothing about the session: each caller
 * gets that failure, and the next call tries again.
 */
export function renewOn401(client: AxiosInstance, onExpired: () => Promise<boolean>): void {
  let running: Promise<void> | null = null;

  async function refresh(): Promise<void> {
    try {
      await client.post(REFRESH_PATH);
    } catch (error) {
      if (isRefusal(error) && (await onExpired())) return;
      throw error;
    } finally {
      running = null;
    }
  }

  async function recover(error: unknown): Promise<unknown> {
    if (!isAxiosError(error) || error.response?.status !== 401) throw error;
    const call = error.config;
    if (!call || call.repeated || notRenewed.test(call.url ?? '') || isForAdmins(error))
      throw error;
    call.repeated = true;
    running ??= refresh();
    await running.catch((failure) => {
      throw isRefusal(failure) ? error : failure;
    });
    return client.request(call);
  }

  client.interceptors.response.use(undefined, recover);
}
