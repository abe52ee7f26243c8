import axios, {
  type AxiosAdapter,
  AxiosError,
  AxiosHeaders,
  type InternalAxiosRequestConfig,
} from 'axios';
import { configureHttp } from '../http/index.ts';
import { misfit } from './misfit.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** A call as the API would receive it. */
export interface FakeCall {
  method: Method;
  /** Without the query string. */
  path: string;
  params: Record<string, string>;
  /** The parsed JSON body; undefined if there is none. */
  data: unknown;
  headers: Record<string, unknown>;
}

export interface FakeAnswer {
  status: number;
  /** Left out if there is nothing to say beyond the status. `statusCode` of a problem may be left out. */
  data?: unknown;
  headers?: Record<string, string>;
  /** Another server or a proxy in between answers, which keeps to no contract. Else it is the API. */
  from?: 'elsewhere';
}

type Handler = (call: FakeCall) => FakeAnswer | Promise<FakeAnswer>;

export interface FakeApi {
  /** Answers a call; the latest rule for a method and path wins. A handler may also throw `networkFailure()`. */
  on(method: Method, path: string | RegExp, handler: Handler): FakeApi;
  /** Takes the place of the network; the latest one made or installed answers. `renderApp` does it. */
  install(): FakeApi;
  /** Every call so far, in order. */
  calls: FakeCall[];
  /** The calls of one kind. */
  callsTo(method: Method, path: string | RegExp): FakeCall[];
}

/** An answer that keeps to no contract, such as the page of a proxy. */
export const fromElsewhere = (status: number, data?: unknown): FakeAnswer => ({
  status,
  data,
  from: 'elsewhere',
});

/** What a call fails with when nothing answers. */
export const networkFailure = () => new AxiosError('Network Error', AxiosError.ERR_NETWORK);

let mistakes: string[] = [];

/** What tests have got wrong about the API since it was last asked. */
export function fakeApiMistakes(): string[] {
  const all = mistakes;
  mistakes = [];
  return all;
}

afterEach(() => {
  const all = fakeApiMistakes();
  if (all.length > 0) throw new Error(`fakeApi: ${all.join('\n')}`);
});

const matches = (path: string, pattern: string | RegExp) =>
  typeof pattern === 'string' ? pattern === path : pattern.test(path);

/**
 * Stands in for the network under the site's own client, so that a test sees what really would be sent.
 * It holds no rules of the API: each test says what is answered. A call nobody answers fails the test, and
 * so does an answer that the API would not give.
 */
export function fakeApi(): FakeApi {
  const rules: { method: Method; path: string | RegExp; handler: Handler }[] = [];
  const calls: FakeCall[] = [];

  const answer: AxiosAdapter = async (config) => {
    const call = received(config);
    calls.push(call);
    const rule = rules.findLast((r) => r.method === call.method && matches(call.path, r.path));
    const name = `${call.method.toUpperCase()} ${call.path}`;
    if (!rule) {
      mistakes.push(`There is no answer to ${name}`);
      throw networkFailure();
    }
    return settled(completed(name, await rule.handler(call)), config);
  };

  const api: FakeApi = {
    calls,
    install: () => {
      configureHttp({ adapter: answer });
      return api;
    },
    callsTo: (method, path) => calls.filter((c) => c.method === method && matches(c.path, path)),
    on: (method, path, handler) => {
      rules.push({ method, path, handler });
      return api;
    },
  };
  return api.install();
}

/** The answer as the API would give it: a problem names its status, and what has nothing to say is {}. */
function completed(call: string, answer: FakeAnswer): FakeAnswer {
  const { status, data, from } = answer;
  if (from === 'elsewhere') return answer;
  const spoken = data === undefined ? undefined : { statusCode: status, ...Object(data) };
  const body = status < 400 ? (data ?? {}) : spoken;
  const mistake = misfit(call, status, body);
  if (mistake) mistakes.push(mistake);
  // As over a network: what the test changes afterwards isn't changed for the client. Node's own clones have prototypes
  // that aren't the page's.
  return { ...answer, data: typeof body === 'object' ? JSON.parse(JSON.stringify(body)) : body };
}

function received(config: InternalAxiosRequestConfig): FakeCall {
  const url = new URL(axios.getUri(config), 'http://api.test');
  return {
    method: (config.method ?? 'get') as Method,
    path: url.pathname,
    params: Object.fromEntries(url.searchParams),
    data: typeof config.data === 'string' ? JSON.parse(config.data) : config.data,
    headers: config.headers.toJSON(),
  };
}

function settled({ status, data, headers }: FakeAnswer, config: InternalAxiosRequestConfig) {
  const response = { status, data, statusText: '', headers: new AxiosHeaders(headers), config };
  if (status >= 200 && status < 300) return response;
  const code = status < 500 ? AxiosError.ERR_BAD_REQUEST : AxiosError.ERR_BAD_RESPONSE;
  throw new AxiosError(`Request failed with status code ${status}`, code, config, null, response);
}
