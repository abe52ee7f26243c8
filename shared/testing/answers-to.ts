import type { RouteDefinition } from '../contracts/composition/index.ts';
import { routes } from '../contracts/site/index.ts';

type Answers = RouteDefinition['answers'];

const answers = new Map<string, Answers>(
  Object.entries(routes).map(([name, route]) => [name, route.answers]),
);

const patterns = [...answers].map(
  ([name, listed]) => [new RegExp(`^${name.replace(/\{\w+\}/g, '[^/]+')}$`), listed] as const,
);

/** The responses to a call such as GET /v1/posts/1, by status. The more exact name counts: /v1/x/days before /v1/x/{id}. */
export const answersTo = (call: string): Answers | undefined =>
  answers.get(call) ?? patterns.find(([pattern]) => pattern.test(call))?.[1];
