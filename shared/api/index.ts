import { http } from '@site/shared/platform';
import type { AxiosRequestConfig } from 'axios';
import type * as z from 'zod/mini';
import type { routes } from '../contracts/site/routes.ts';

type Routes = typeof routes;

/** A route of the API, such as 'GET /v1/posts/{id}'. */
export type RouteName = keyof Routes;

/** What a route's definition says of one part of its requests, as it is written before it's sent. */
type Part<Name extends RouteName, Key extends string> =
  Routes[Name] extends Record<Key, infer Schema extends z.core.$ZodType> ? z.input<Schema> : never;

/** A part may be left out if everything in it may. */
type Given<Key extends string, Value> = [Value] extends [never]
  ? { [K in Key]?: never }
  : object extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };

type Address<Name extends RouteName> = Given<'params', Part<Name, 'params'>> &
  Given<'query', Part<Name, 'query'>>;

type Input<Name extends RouteName> = Address<Name> &
  Given<'body', Part<Name, 'body'>> &
  Pick<
    AxiosRequestConfig,
    'headers' | 'onDownloadProgress' | 'onUploadProgress' | 'responseType' | 'signal' | 'timeout'
  >;

type Arguments<Value> = object extends Value ? [input?: Value] : [input: Value];

type Success = 200 | 201 | 202;
type Answers<Name extends RouteName> = Routes[Name]['answers'];
type Output<Schema> = Schema extends z.core.$ZodType ? z.output<Schema> : never;

/** What a route answers; failures are thrown instead. */
export type Data<Name extends RouteName> = Output<Answers<Name>[keyof Answers<Name> & Success]>;

/** The same, with its status and headers. */
type Answer<Name extends RouteName> = {
  [Status in keyof Answers<Name> & Success]: {
    status: Status;
    headers: object;
    data: Output<Answers<Name>[Status]>;
  };
}[keyof Answers<Name> & Success];

/** A proxy in between may answer 200 with nothing, or with a page of its own. */
export const NO_DATA = 'No data received from API';

/**
 * Calls a route of the API. Answers aren't parsed here: the API writes them by the same definitions, and tests refuse
 * one that doesn't fit (decision 93).
 * @returns the answer with its status and headers, for routes where these say something
 * @throws AxiosError if it fails; `messageOf`, `statusOf` and `problemOf` read it
 * @throws Error if what arrives isn't JSON, unless a `responseType` was chosen
 */
export async function send<Name extends RouteName>(
  name: Name,
  ...[input]: Arguments<Input<Name>>
): Promise<Answer<Name>> {
  const { params, query, body, ...options } = (input ?? {}) as AnyInput;
  const { method, url } = called(name, { params, query });
  const { status, headers, data } = await http.request({ method, url, data: body, ...options });
  if (!options.responseType && (typeof data !== 'object' || data === null))
    throw new Error(NO_DATA);
  return { status, headers, data } as Answer<Name>;
}

/** Calls a route of the API as `send` does, for what it answers. */
export const request = async <Name extends RouteName>(
  name: Name,
  ...input: Arguments<Input<Name>>
): Promise<Data<Name>> => (await send(name, ...input)).data as Data<Name>;

type Change = Extract<RouteName, `${'POST' | 'PUT' | 'PATCH' | 'DELETE'} ${string}`>;

/** A call to a route as the outbox stores it. */
export function mutationOf<Name extends Change>(
  name: Name,
  ...[input]: Arguments<Address<Name> & Given<'body', Part<Name, 'body'>>>
) {
  const { body, ...address } = (input ?? {}) as AnyInput;
  const { method, url } = called(name, address);
  return { method: method as 'post' | 'put' | 'patch' | 'delete', url, body };
}

/** The address of a route, such as for a link. */
export const addressOf = <Name extends RouteName>(
  name: Name,
  ...[input]: Arguments<Address<Name>>
): string => called(name, (input ?? {}) as AnyInput).url;

type AnyInput = Partial<Record<'params' | 'query', Record<string, unknown>>> &
  AxiosRequestConfig & { body?: object };

function called(name: RouteName, { params = {}, query = {} }: Pick<AnyInput, 'params' | 'query'>) {
  const [method = '', path = ''] = name.split(' ');
  const address = path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(params[key])),
  );
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return {
    method: method.toLowerCase(),
    url: search ? `${address}?${search}` : address,
  };
}
