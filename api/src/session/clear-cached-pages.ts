import type { FastifyReply } from 'fastify';

/**
 * What browsers remove with a session: pages that Back would show, from the HTTP cache and from memory. Not "storage", which
 * holds a visitor's work and the service worker with its files, nor "cookies", which are learners' and administrators'.
 */
export const clearCachedPages = (reply: FastifyReply) => reply.header('clear-site-data', '"cache"');
