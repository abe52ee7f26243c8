import { useLocation } from 'react-router-dom';

/** By error: the visit on which it was shown first. */
const shownAt = new WeakMap<object, string>();

/** As webpack says it of a script or a stylesheet. */
const isMissingCode = (error: unknown): error is object =>
  typeof Object(error).request === 'string';

/**
 * Whether a page's code did not arrive on an earlier visit, or before the last Try again. The router retains such a
 * failure for good, so this visit has not even requested it; another router does.
 */
export function useOldFailure(error: unknown): boolean {
  const { key } = useLocation();
  if (!isMissingCode(error)) return false;
  const first = shownAt.get(error) ?? key;
  shownAt.set(error, first);
  return first !== key;
}
