import { useLocation } from '@site/shared/platform';
import { Fold } from '@site/shared/ui/fold.tsx';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** What we say to a task: folded until someone asks for it, or the address names a part of it. */
export function Answer({ children }: { children: ReactNode }) {
  const fold = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  useLayoutEffect(() => {
    const named = document.getElementById(location.hash.slice(1));
    if (!fold.current || fold.current.open || !fold.current.contains(named)) return;
    fold.current.open = true;
    named?.scrollIntoView();
  }, [location]);
  return (
    <Fold ref={fold} title="Our answer">
      {children}
    </Fold>
  );
}
