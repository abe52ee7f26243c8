import axios, { type AxiosInstance, type CreateAxiosDefaults } from 'axios';
import { failInWords } from './error-messages.ts';
import { respondFromPage } from './prefetched-data.ts';
import { renewOn401 } from './renewal.ts';

/** The client that does the calls; axios comes with this file. */
export function createClient(
  config: CreateAxiosDefaults,
  {
    onExpired,
    onFailed,
  }: { onExpired: () => Promise<boolean>; onFailed: (error: unknown) => void },
): AxiosInstance {
  const client = axios.create(config);
  renewOn401(client, onExpired);
  failInWords(client);
  client.interceptors.response.use(undefined, (error: unknown) => {
    onFailed(error);
    throw error;
  });
  client.interceptors.request.use(respondFromPage);
  return client;
}
