import { useLocation, useSession } from '@site/shared/platform';
import { useAfterFirstContent } from '../../remotes/use-after-first-content.ts';
import { useBackgroundComponent } from '../../use-background-component.ts';

const load = async () => (await import('./merge-notice.tsx')).MergeNotice;

/**
 * Shows a person who has logged in what they made on this device before, on any page: the dialog leads nowhere.
 * The login page leads to it by itself, and the profile has a line for it.
 */
export function Merge() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const [, area] = pathname.split('/');
  const isShown = user !== null && area !== 'auth' && area !== 'profile';
  const Notice = useBackgroundComponent(useAfterFirstContent() && isShown, load);
  return isShown && Notice && <Notice />;
}
