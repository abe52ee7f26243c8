import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const NAME = 'x-own-call';

/** Known to this process alone. */
const mark = randomUUID();

/**
 * Carried by calls that the process makes to itself for a page. They count for nobody's limits: the page was
 * fetched once.
 */
export const ownCall = { [NAME]: mark };

export const isOwnCall = ({ headers }: Pick<FastifyRequest, 'headers'>) => headers[NAME] === mark;
