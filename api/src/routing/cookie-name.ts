import type { Config } from '../config/config.ts';

/** A path beside `/` allows `__Secure-`; only a cookie for the whole host may be `__Host-`. */
type Prefix = '__Secure-' | '__Host-';

/**
 * The name of a cookie, and whether it is for secure connections only. Over https browsers enforce the
 * prefix. They send cookies to every port of a host, so names carry the port: two installations on one
 * machine don't sign each other out.
 */
export function cookieName(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  name: string,
  prefix: Prefix = '__Secure-',
): { name: string; secure: boolean } {
  const { protocol, port } = new URL(publicUrl);
  const secure = protocol === 'https:';
  return { name: `${secure ? prefix : ''}${name}${port ? `_${port}` : ''}`, secure };
}
