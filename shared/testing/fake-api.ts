import axios, {
  type AxiosAdapter,
  AxiosError,
  AxiosHeaders,
  type InternalAxiosRequestConfig,
} from 'axios';
import * as z from 'zod/mini';
import { problem, problemCodes } from '../contracts/composition/index.ts';
import { configureHttp } from '../http/index.ts';
import { answersTo } from './answers-to.ts';

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

export interface FakeResponse {
  status: number;
  /** Left out if there is nothing to say beyond the status. `statusCode` of a problem may be left out. */
  data?: unknown;
  headers?: Record<string, string>;
  /** The response of another server or of a proxy in between, which follows no contract; otherwise the API's. */
  from?: 'elsewhere';
}

type Handler = (call: FakeCall) => FakeResponse | Promise<FakeResponse>;

export interface FakeApi {
  /** Responds to a call; the latest rule for a method and path wins. A handler may also throw `networkFailure()`. */
  on(method: Method, path: string | RegExp, handler: Handler): FakeApi;
  /** Replaces the network; the latest one made or installed responds. `renderApp` does it. */
  install(): FakeApi;
  /** Every call so far, in order. */
  calls: FakeCall[];
  /** The calls of one kind. */
  callsTo(method: Method, path: string | RegExp): FakeCall[];
}

/** A response that follows no contract, such as the page of a proxy. */
export const fromElsewhere = (status: number, data?: unknown): FakeResponse => ({
  status,
  data,
  from: 'elsewhere',
});

/** What a call without a response fails with. */
export const networkFailure = () => new AxiosError('Network Error', AxiosError.ERR_NETWORK);

let mistakes: string[] = [];

/** What tests have got wrong about the API since the last call of this function. */
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
 * It holds no rules of the API: each test says what the responses are. A call without a rule fails the test, and
 * so does a response that the API would not send.
 */
export function fakeApi(): FakeApi {
  const rules: { method: Method; path: string | RegExp; handler: Handler }[] = [];
  const calls: FakeCall[] = [];

  const respond: AxiosAdapter = async (config) => {
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
      configureHttp({ adapter: respond });
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

/** The response as the API would send it: a problem names its status, and an empty body is {}. */
function completed(call: string, response: FakeResponse): FakeResponse {
  const { status, data, from } = response;
  if (from === 'elsewhere') return response;
  const spoken = data === undefined ? undefined : { statusCode: status, ...Object(data) };
  const body = status < 400 ? (data ?? {}) : spoken;
  const mistake = misfit(call, status, body);
  if (mistake) mistakes.push(mistake);
  // As over a network: what the test changes afterwards isn't changed for the client. Node's own clones have prototypes
  // that aren't the page's.
  return { ...response, data: typeof body === 'object' ? JSON.parse(JSON.stringify(body)) : body };
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

function settled({ status, data, headers }: FakeResponse, config: InternalAxiosRequestConfig) {
  const response = { status, data, statusText: '', headers: new AxiosHeaders(headers), config };
  if (status >= 200 && status < 300) return response;
  const code = status < 500 ? AxiosError.ERR_BAD_REQUEST : AxiosError.ERR_BAD_RESPONSE;
  throw new AxiosError(`Request failed with status code ${status}`, code, config, null, response);
}

/** What every problem of the API holds: one of its codes, and its own status. */
const known = (status: number) =>
  z.object({ code: z.enum(problemCodes, 'no code of the API'), statusCode: z.literal(status) });

/**
 * What is wrong with a response that a test sends in place of the API, with path and field, or null.
 * A failure without a body is right: a proxy in between may send one.
 * @param call such as GET /v1/posts/1
 */
function misfit(call: string, status: number, data: unknown): string | null {
  const answers = answersTo(call);
  if (!answers) return `the API has no operation ${call}`;
  const failed = status >= 400;
  const schema = answers[status] ?? (failed ? problem : undefined);
  if (!schema) return `${call} is never answered ${status}`;
  if (failed && data === undefined) return null;
  const issues = [schema, ...(failed ? [known(status)] : [])].flatMap(
    (one) => z.safeParse(one, data, { error: inWords }).error?.issues ?? [],
  );
  if (issues.length === 0) return null;
  const where = issues.map(({ path, message }) => `${path.join('.') || 'the body'}: ${message}`);
  return `${call} is not answered ${status} like this: ${where.join('; ')}`;
}

/** The contracts carry no language for what only a program meets. */
const { localeError: inWords } = z.locales.en();
