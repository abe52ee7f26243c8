import type { Canary } from './canaries.repository.ts';
import { type Decision, decide } from './judge-canary.ts';

/** So long after it began, a candidate that one group of networks alone has had will have no others. */
const ALONE_MS = 10 * 60_000;

/**
 * What all page views say of a candidate, if they still say it without those of any one group of networks: no network
 * decides alone, be it someone who makes up page views or a browser with a fault of its own.
 */
export function decideTogether({
  judged,
  apart,
  began_at,
}: Pick<Canary, 'judged' | 'apart' | 'began_at'>): Decision {
  const decision = decide(judged);
  const others = apart.filter(
    ({ counted: { candidate, live } }) => candidate.views + live.views > 0,
  );
  // A canary that began before page views were counted apart.
  if (others.length === 0) return decision;
  const isOneGroup = others.length < apart.length;
  if (isOneGroup && Date.now() - began_at.getTime() > ALONE_MS) return decision;
  const isSaidByAll =
    !isOneGroup && others.every(({ judged }) => decide(judged).kind === decision.kind);
  return isSaidByAll ? decision : { kind: 'continue' };
}
