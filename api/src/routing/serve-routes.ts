import type { Access, RouteDefinition, RouteDefinitions } from '@site/shared/contracts/composition';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type * as z from 'zod/mini';
import type { SessionUser } from '../session/access-token.ts';
import type { SignedInAdmin } from '../session/signed-in-admin.ts';
import type { Holder } from './release-holder.ts';

type Output<Schema> = Schema extends z.core.$ZodType ? z.output<Schema> : unknown;

/** Who a request is from, as far as the access that its route requires has made sure of it. */
type Caller<A extends Access> = A extends 'learner' | 'owner'
  ? { user: SessionUser }
  : A extends 'admin' | `admin:${string}`
    ? { admin: SignedInAdmin }
    : A extends 'team' | `team:${string}`
      ? { releaseHolder: Holder }
      : unknown;

type Request<Route extends RouteDefinition> = FastifyRequest<{
  Params: Output<Route['params']>;
  Querystring: Output<Route['query']>;
  Headers: Output<Route['headers']>;
  Body: Output<Route['body']>;
}> &
  Caller<Route['access']>;

type Responses<Route extends RouteDefinition> = {
  [Status in keyof Route['answers']]: Output<Route['answers'][Status]>;
};

/** Returns the body of the response, or sends the response itself to choose its status. */
type Handler<Route extends RouteDefinition> = (
  request: Request<Route>,
  reply: FastifyReply<{ Reply: Responses<Route> }>,
) =>
  | Responses<Route>[keyof Responses<Route>]
  | FastifyReply
  | Promise<Responses<Route>[keyof Responses<Route>] | FastifyReply>;

/** What only the API knows of a route. */
interface Options extends Pick<RouteShorthandOptions, 'bodyLimit' | 'errorHandler' | 'preParsing'> {
  /** It may end a session: once it has responded, no token of that session counts here. */
  endsSessions?: boolean;
  /** It's also served without its closing slash, which the document doesn't mention. */
  slashOptional?: boolean;
  /** The content types of a body that isn't JSON. */
  consumes?: readonly string[];
}

/**
 * Serves the routes of a contract below /v1: `serve('GET /v1/posts/{id}', handler)`. Access, limit and schemas come from
 * the definition, and there is no other way to register a route there.
 */
export const serveRoutes =
  <const Routes extends RouteDefinitions>(app: FastifyInstance, routes: Routes) =>
  <Name extends keyof Routes & keyof RouteDefinitions>(
    name: Name,
    handler: Handler<Routes[Name]>,
    { endsSessions = false, consumes, slashOptional = false, ...options }: Options = {},
  ): void => {
    const { access, limit, answers, query, ...parts } = routes[name] as RouteDefinition;
    const [method = '', path = ''] = name.split(' ');
    const url = path.slice(app.prefix.length).replace(/\{(\w+)\}/g, ':$1');
    const route = {
      method,
      url,
      ...options,
      config: {
        ignoresSession: !['anyone', 'learner', 'owner'].includes(access),
        endsSessions,
        ...(limit && { limit }),
      },
      onRequest: app.policyFor(access),
      schema: {
        ...(parts.params && { params: parts.params }),
        ...(parts.headers && { headers: parts.headers }),
        ...(parts.body && { body: parts.body }),
        ...(query && { querystring: query }),
        ...(consumes && { consumes: [...consumes] }),
        ...(access.startsWith('team') && { security: [{ releaseToken: [] }] }),
        response: answers,
      },
      handler: handler as never,
    };
    app.route(route);
    if (!slashOptional) return;
    app.route({ ...route, url: url.slice(0, -1), schema: { ...route.schema, hide: true } });
  };
