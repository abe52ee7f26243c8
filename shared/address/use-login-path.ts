import { loginPath, useLocation } from '@site/shared/platform';
import { useHydrated } from '@site/shared/ui';

/**
 * The address of the login page that leads back here. A server doesn't get the fragment, nor the parameters that change
 * nothing on a page (`parameters` in remote.json).
 */
export function useLoginPath(): string {
  const here = useLocation();
  return loginPath(useHydrated() ? here : { pathname: here.pathname });
}
