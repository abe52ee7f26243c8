import { useLocation, useSession } from '@site/shared/platform';
import { useAfterFirstContent } from '../../remotes/use-after-first-content.ts';
import { useBackgroundComponent } from '../../use-background-component.ts';

const load = async () => (await import('./verification-notice.tsx')).VerificationNotice;

/** Prompts a person who has signed up to verify their address, until it's done. These pages prompt by themselves. */
export function Verification() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const [, area] = pathname.split('/');
  const isShown = user?.unverified === true && area !== 'auth' && area !== 'profile';
  const Notice = useBackgroundComponent(useAfterFirstContent() && isShown, load);
  return isShown && Notice && <Notice />;
}
