import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { StartupError } from './errors/startup-error.ts';

/** @throws StartupError where the port cannot be had. */
export async function listen(
  app: FastifyInstance,
  { port, host }: Pick<Config, 'port' | 'host'>,
): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (cause) {
    throw reasons(port, host, cause as NodeJS.ErrnoException);
  }
}

function reasons(port: number, host: string, cause: NodeJS.ErrnoException): Error {
  const advice: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use. End what uses it or name another with PORT.`,
    EACCES: `Port ${port} may not be opened by this user. Name one above 1023 with PORT.`,
    EADDRNOTAVAIL: `${host} is no address of this machine. Correct HOST.`,
    ENOTFOUND: `${host} is no address of this machine. Correct HOST.`,
  };
  const message = advice[cause.code ?? ''];
  return message ? new StartupError(message, { cause }) : cause;
}
