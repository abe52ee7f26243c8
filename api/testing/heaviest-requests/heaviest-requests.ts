import type { RouteDefinition } from '@site/shared/contracts/composition';
import { routes } from '@site/shared/contracts/site';
import { mostOf, partsOf } from '../schema-parts.ts';
import type { HeaviestRequest, RouteName } from './heavy-request.ts';
import { ofAdministrators } from './of-administrators.ts';
import { ofLearners } from './of-learners.ts';
import { ofTeams } from './of-teams.ts';

/** The heaviest requests of every route that takes much; and of some that only give much. */
export const heaviestRequests: HeaviestRequest[] = [...ofLearners, ...ofAdministrators, ...ofTeams];

/** Routes that take lists or long texts, and do as much whatever these hold. */
export const lightAllTheSame: Partial<Record<RouteName, string>> = {
  'POST /v1/telemetry':
    'only notes what it was sent, in at most 4 KiB; all of two seconds is counted at once',
  'POST /v1/releases/promotions': 'has at most as many versions as the site has units',
  'POST /v1/releases/previews': 'has at most as many versions as the site has units',
  'POST /v1/admin/releases/promotions': 'has at most as many versions as the site has units',
  'POST /v1/admin/releases/previews': 'has at most as many versions as the site has units',
};

/** A list that is at most this long, and a text of at most as many characters, are no matter. */
const SHORT_LIST = 8;
const SHORT_TEXT = 2_000;

/** What makes a request heavy, of all that a route takes: lists, long texts and files, such as `ids`. */
export function weightOf(name: RouteName): string[] {
  const { query, body }: RouteDefinition = routes[name];
  return [query, body].flatMap((schema) => {
    if (!schema) return [];
    const { texts, lists, files } = partsOf(schema);
    return [
      ...lists.filter(({ schema }) => mostOf(schema) > SHORT_LIST).map(({ path }) => path),
      ...texts.filter(({ schema }) => mostOf(schema) > SHORT_TEXT).map(({ path }) => path),
      ...files.map((path) => path || 'the file'),
    ];
  });
}
