/** How many attempts have failed, by the address of the release's folder. */
const failures = new Map<string, number>();

/** Notes that files of a release did not arrive, or not as they should. */
export const noteFailure = (base: string) => failures.set(base, (failures.get(base) ?? 0) + 1);

/**
 * The address under which a file is asked for. Once an attempt has failed it differs: browsers keep a
 * file that arrived damaged, or join a request that hangs, and would never ask the server again.
 */
export function addressOfAttempt(address: string): string {
  const { pathname } = new URL(address, location.href);
  const failed = [...failures].find(([base]) => pathname.startsWith(base));
  return failed ? `${address}?attempt=${failed[1] + 1}` : address;
}
