import type { routes } from '@site/shared/contracts/site';

export type RouteName = keyof typeof routes;

/** Someone who sends requests to a site, whether over a network or not. */
export interface Sender {
  id: string;
  /** @returns the body of the response, which is none of a failure */
  send<Response>(method: string, path: string, body?: object): Promise<Response>;
}

/** Those who may send the heaviest requests. */
export interface Senders {
  learner: Sender;
  admin: Sender;
  team: Sender;
}

/** A body that isn't JSON is a file of this type. */
export interface HeavyRequest {
  path: string;
  body?: object;
  type?: string;
}

export interface HeaviestRequest {
  route: RouteName;
  /** Which of several heavy requests of the route this is. */
  what?: string;
  by: keyof Senders;
  /**
   * Makes another request each time, since what is sent twice may cost nothing.
   * @param items how many it has of what it takes several of, if it may have as many
   */
  make(senders: Senders, items: number): Promise<HeavyRequest> | HeavyRequest;
}

/** `count` of them, or as many as a request may have. */
export const upTo = <T>(most: number, count: number, one: (at: number) => T): T[] =>
  Array.from({ length: Math.min(most, count) }, (_, at) => one(at));

/** As long a text as a request with all items has, or a short one. */
export const textOf = (length: number, items: number): string =>
  'x = 1\n'.repeat(Math.min(length / 6, items));
