import { counted } from '@site/shared/contracts/composition';
import { Link, useLocation, useSession } from '@site/shared/platform';
import { useEffect, useState } from 'react';
import styles from './left-things-notice.module.css';
import { mergePath } from './merge-path.ts';

/**
 * A quiet line for a logged-in person while this device holds what was made before; else nothing.
 * If it's there, the shell doesn't show the same at the foot of the window.
 */
export function LeftThingsNotice() {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const count = useLeftCount(user !== null);
  if (count === 0) return null;
  return (
    <p className={styles.line} data-left-things="">
      {counted(count, 'thing')} made before you logged in {count === 1 ? 'is' : 'are'} on this
      device. <Link to={mergePath(pathname + search)}>See and merge</Link>
    </p>
  );
}

/** How many there are. What knows all kinds is loaded for it: most pages need one of them, or none. */
function useLeftCount(isLoggedIn: boolean): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!isLoggedIn) return;
    let left = false;
    let unfollow = () => {};
    const follow = async () => {
      const { leftThings, onLeftThings } = await import('./left-behind.ts');
      if (left) return;
      const look = () => setCount(leftThings().length);
      look();
      unfollow = onLeftThings(look);
    };
    // Without it there's no line; the next page tries again.
    follow().catch(() => undefined);
    return () => {
      left = true;
      unfollow();
    };
  }, [isLoggedIn]);
  return isLoggedIn ? count : 0;
}
