import { leaveToLogIn, loginPath, type Place, useLocation } from '@site/shared/platform';
import { useHydrated } from '@site/shared/ui/use-hydrated.ts';

/**
 * Props of a link to the login page that leads back here: the address carries this location, and a click
 * stores it. On an /auth page the link retains the target that page already has. There is none in the
 * admin area, which has its own sign-in. A server document doesn't name the location: one may serve many addresses.
 */
export function useLoginLink() {
  const location = useLocation();
  const isHydrated = useHydrated();
  const area = areaOf(location);
  if (area === 'admin') return null;
  return {
    to: isHydrated ? pathFrom(location) : '/auth/login',
    onClick: () => {
      if (area !== 'auth') leaveToLogIn(location);
    },
  };
}

const pathFrom = (here: Required<Place>) =>
  areaOf(here) === 'auth' ? `/auth/login${here.search}` : loginPath(here);

const areaOf = ({ pathname }: Place) => pathname.split('/')[1];
