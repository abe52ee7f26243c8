import { counted } from '@site/shared/contracts';
import { Link, useLocation, useSession } from '@site/shared/platform';
import { useEffect, useState } from 'react';
import styles from './left-things-notice.module.css';
import { mergePath } from './merge-path.ts';

/**
 * A quiet line for somebody who is logged in while this device holds what was made before; else nothing.
 * Where it stands, the shell doesn't tell the same at the foot of the window.
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
function useLeftCount(wanted: boolean): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    let unfollow = () => {};
    const follow = async () => {
      const { leftThings, onLeftThings } = await import('./left-behind.ts');
      if (left) return;
      const look = () => setCount(leftThings().length);
      look();
      unfollow = onLeftThings(look);
    };
    // Without it there's no line; the next page asks again.
    follow().catch(() => undefined);
    return () => {
      left = true;
      unfollow();
    };
  }, [wanted]);
  return wanted ? count : 0;
}
