import { leaveToLogIn, loginPath, useLocation } from '@site/shared/platform';
import { useHydrated } from '@site/shared/ui/use-hydrated.ts';

/**
 * Props of a link to the login page that leads back here: the address carries this place, and a click
 * stores it. On an /auth page the link keeps the target that page already carries. There is none in the
 * admin area, which has its own sign-in.
 */
export function useLoginLink() {
  const location = useLocation();
  // A server isn't told the fragment.
  const { hash } = useHydrated() ? location : { hash: '' };
  const [, area] = location.pathname.split('/');
  if (area === 'admin') return null;
  return {
    to: area === 'auth' ? `/auth/login${location.search}` : loginPath({ ...location, hash }),
    onClick: () => {
      if (area !== 'auth') leaveToLogIn(location);
    },
  };
}
