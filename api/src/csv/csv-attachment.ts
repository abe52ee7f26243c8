import type { FastifyReply } from 'fastify';

/** Says that the body is a CSV file to save, such as audit-log-2026-11-30.csv. */
export const csvAttachment = (reply: Pick<FastifyReply, 'headers'>, name: string) =>
  reply.headers({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}-${new Date().toISOString().slice(0, 10)}.csv"`,
  });
