const NAME = 'sign-out';

/**
 * Stored items are cleared before the API has ended the session. A tab that noticed in between would make
 * calls as a visitor while its cookies still name the person, so the other tabs wait. Web Locks exist on
 * https and localhost; elsewhere no tab waits.
 */
export const whileSigningOut = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(NAME, work).then((result) => result) : work();

/** Runs the work once no tab is signing out. */
export function afterSigningOut(work: () => void): void {
  if (navigator.locks) void navigator.locks.request(NAME, { mode: 'shared' }, work);
  else work();
}
