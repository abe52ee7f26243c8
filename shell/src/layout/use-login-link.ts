import { loginPath, rememberRedirect, useLocation } from '@site/shared/platform';

/**
 * Properties of a link to the login page that leads back here: in the address, and remembered before
 * it is followed. On a page of the login itself the target it already carries is kept.
 */
export function useLoginLink() {
  const location = useLocation();
  const inLogin = location.pathname.startsWith('/auth/');
  return {
    to: inLogin ? `/auth/login${location.search}` : loginPath(location),
    onClick: () => rememberRedirect(location),
  };
}
