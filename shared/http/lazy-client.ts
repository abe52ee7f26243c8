import type { AxiosInstance, AxiosRequestConfig, CreateAxiosDefaults } from 'axios';

/** All that a client of axios answers with a promise. */
const CALLS = [
  'request',
  'get',
  'delete',
  'head',
  'options',
  'post',
  'put',
  'patch',
  'postForm',
  'putForm',
  'patchForm',
  'query',
] as const;

type Call = (...given: unknown[]) => Promise<unknown>;
type Use = (client: AxiosInstance) => void;

/**
 * A client of axios that fetches axios with its first call: a page that arrives rendered makes none until somebody
 * does something. Interceptors that are set before wait for it. If axios can't be fetched, the call fails as one
 * does that nobody answers, and the next call tries again.
 * @param fetchClient makes the client that does the calls
 */
export function lazyClient(
  config: CreateAxiosDefaults,
  fetchClient: (config: CreateAxiosDefaults) => Promise<AxiosInstance>,
) {
  const waiting: Use[] = [];
  let fetched: AxiosInstance | undefined;
  let fetching: Promise<AxiosInstance> | undefined;

  function take(client: AxiosInstance): AxiosInstance {
    fetched = client;
    // A default set from now on is meant for the client that makes the calls.
    http.defaults = client.defaults;
    for (const use of waiting.splice(0)) use(client);
    return client;
  }
  const load = (): Promise<AxiosInstance> => {
    fetching ??= fetchClient(http.defaults as CreateAxiosDefaults).then(take, (error) => {
      fetching = undefined;
      throw error;
    });
    return fetching;
  };
  const callOf =
    (name: (typeof CALLS)[number]): Call =>
    async (...given) =>
      ((await load())[name] as Call)(...given);
  const whenFetched = (use: Use) => void (fetched ? use(fetched) : waiting.push(use));

  const http = Object.assign(callOf('request'), {
    ...Object.fromEntries(CALLS.map((name) => [name, callOf(name)])),
    defaults: { ...config },
    interceptors: {
      request: lateInterceptors((use) =>
        whenFetched(({ interceptors }) => use(interceptors.request)),
      ),
      response: lateInterceptors((use) =>
        whenFetched(({ interceptors }) => use(interceptors.response)),
      ),
    },
    getUri: (call: AxiosRequestConfig = {}) =>
      fetched ? fetched.getUri(call) : addressOf({ baseURL: http.defaults.baseURL, ...call }),
    create: (own?: CreateAxiosDefaults) => lazyClient({ ...config, ...own }, fetchClient).http,
  }) as unknown as AxiosInstance;
  return { http, load };
}

type Interceptors = AxiosInstance['interceptors']['request' | 'response'];

/** They are numbered in the order in which they are set, here as in the client that does the calls. */
function lateInterceptors(
  whenFetched: (use: (interceptors: Interceptors) => void) => void,
): Interceptors {
  let count = 0;
  return {
    use: (...handlers: unknown[]) => {
      whenFetched((interceptors) => void interceptors.use(...(handlers as [])));
      count += 1;
      return count - 1;
    },
    eject: (id) => whenFetched((interceptors) => interceptors.eject(id)),
    clear: () => whenFetched((interceptors) => interceptors.clear()),
  };
}

/** Knows plain parameters only, as links have them. */
const addressOf = ({ baseURL, url = '', params }: AxiosRequestConfig) =>
  joined(baseURL, url) + (params ? `?${new URLSearchParams(params)}` : '');

const joined = (base: string | undefined, url: string) =>
  base && !/^([a-z][a-z\d+.-]*:)?\/\//i.test(url)
    ? `${base.replace(/\/?\/$/, '')}/${url.replace(/^\/+/, '')}`
    : url;
