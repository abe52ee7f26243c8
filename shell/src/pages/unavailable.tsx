import { Button } from '@site/shared/ui/button.tsx';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { useBackgroundComponent } from '../lazy-component.ts';
import { useOffline } from '../offline/use-offline.ts';
import { useOldFailure } from '../remotes/use-old-failure.ts';
import { useReplaceRouter } from '../replace-router.ts';
import styles from './unavailable.module.css';

interface UnavailableProps {
  /** What happened, for the person. Without a network, that is what happened. */
  reason: string;
  onRetry(): Promise<void>;
  /** Details for the team. */
  children?: ReactNode;
}

/** When the browser last said that there is a network. Often there is one only a moment later. */
let backAt = Number.NEGATIVE_INFINITY;
const AGAIN_MS = 2_000;
const AGAIN_FOR_MS = 20_000;

const loadCachedPages = async () => (await import('../offline/parts.tsx')).CachedPages;

/** Replaces a page; header and footer stay. What failed offline is retried once the network is back. */
export function Unavailable({ reason, onRetry, children }: UnavailableProps) {
  const isOffline = useOffline();
  const [isTrying, setTrying] = useState(false);
  const CachedPages = useBackgroundComponent(isOffline, loadCachedPages);
  const tryAgain = async () => {
    setTrying(true);
    await onRetry().finally(() => setTrying(false));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it's the same page as long as this stands in for it
  useEffect(() => {
    const comeBack = () => {
      backAt = performance.now();
      void tryAgain();
    };
    const timer = setInterval(() => {
      if (performance.now() - backAt < AGAIN_FOR_MS) void tryAgain();
    }, AGAIN_MS);
    addEventListener('online', comeBack);
    return () => {
      clearInterval(timer);
      removeEventListener('online', comeBack);
    };
  }, []);
  const section = useRef<HTMLElement>(null);
  // The page that comes instead has no such button: the focus would be nowhere.
  useLayoutEffect(
    () => () => {
      if (section.current?.contains(document.activeElement)) focusPage();
    },
    [],
  );
  return (
    <section ref={section} className={styles.unavailable} role="alert">
      <h1>{isOffline ? "You're offline" : 'This page is taking a break'}</h1>
      <p>
        {isOffline
          ? "You haven't opened this page on this device before. It'll load when you're back online."
          : reason}
      </p>
      {/* Not disabled, which would take the focus from it. */}
      <Button onClick={isTrying ? undefined : tryAgain} aria-disabled={isTrying}>
        {isTrying ? 'Trying…' : 'Try again'}
      </Button>
      {isOffline ? CachedPages && <CachedPages /> : children}
    </section>
  );
}

const focusPage = () => document.getElementById('main')?.focus({ preventScroll: true });

/** Stands in for a page of the shell that did not arrive, or threw. */
export function PageFailure() {
  const isOld = useOldFailure(useRouteError());
  const replaceRouter = useReplaceRouter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (isOld) replaceRouter();
  }, [isOld]);
  return (
    <Unavailable
      reason="We couldn't load it. The other pages still work."
      onRetry={async () => replaceRouter()}
    />
  );
}
