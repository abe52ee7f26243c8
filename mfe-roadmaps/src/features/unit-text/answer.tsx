import { useLocation } from '@site/shared/platform';
import { Fold } from '@site/shared/ui/fold.tsx';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** Our answer to a task: folded until someone opens it, or the address links to a part of it. */
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
