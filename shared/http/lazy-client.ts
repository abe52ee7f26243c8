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
  // A client made from this one changes its own headers alone.
  let defaults = { ...config, headers: { ...config.headers } } as CreateAxiosDefaults;
  const waiting: Use[] = [];
  let fetched: AxiosInstance | undefined;
  let fetching: Promise<AxiosInstance> | undefined;

  function take(client: AxiosInstance): AxiosInstance {
    fetched = client;
    // A default set from now on is meant for the client that makes the calls.
    defaults = client.defaults as CreateAxiosDefaults;
    for (const use of waiting.splice(0)) use(client);
    return client;
  }
  const load = (): Promise<AxiosInstance> => {
    fetching ??= fetchClient(defaults).then(take, (error) => {
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
    interceptors: Object.freeze({
      request: lateInterceptors((use) =>
        whenFetched(({ interceptors }) => use(interceptors.request)),
      ),
      response: lateInterceptors((use) =>
        whenFetched(({ interceptors }) => use(interceptors.response)),
      ),
    }),
    getUri: (call: AxiosRequestConfig = {}) =>
      fetched
        ? fetched.getUri(call)
        : addressOf({ baseURL: defaults.baseURL, ...call } as AxiosRequestConfig),
    create: (own?: CreateAxiosDefaults) => lazyClient({ ...config, ...own }, fetchClient).http,
  });
  Object.defineProperty(http, 'defaults', { get: () => defaults, enumerable: true });
  return { http: Object.freeze(http) as unknown as AxiosInstance, load };
}

type Interceptors = AxiosInstance['interceptors']['request' | 'response'];

/** They are numbered in the order in which they are set, here as in the client that does the calls. */
function lateInterceptors(
  whenFetched: (use: (interceptors: Interceptors) => void) => void,
): Interceptors {
  let count = 0;
  return Object.freeze<Interceptors>({
    use: (...handlers: unknown[]) => {
      whenFetched((interceptors) => void interceptors.use(...(handlers as [])));
      count += 1;
      return count - 1;
    },
    eject: (id) => whenFetched((interceptors) => interceptors.eject(id)),
    clear: () => whenFetched((interceptors) => interceptors.clear()),
  });
}

/** Knows plain parameters only, as links have them. */
const addressOf = ({ baseURL, url = '', params }: AxiosRequestConfig) =>
  joined(baseURL, url) + (params ? `?${new URLSearchParams(params)}` : '');

const joined = (base: string | undefined, url: string) =>
  base && !/^([a-z][a-z\d+.-]*:)?\/\//i.test(url)
    ? `${base.replace(/\/?\/$/, '')}/${url.replace(/^\/+/, '')}`
    : url;
