import { useDocumentTitle } from '@site/shared/ui/page.tsx';
import { useLayoutEffect, useState } from 'react';
import { matchPath, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import styles from '../pages/unavailable.module.css';
import { Unavailable } from '../pages/unavailable.tsx';
import { useReplaceRouter } from '../replace-router.ts';
import { liveManifest, loader } from './loader.ts';
import { isPageInUse, pageInteraction } from './page-interaction.ts';
import { RemoteSkeleton } from './remote-skeleton.tsx';
import { RemoteFailure } from './stages.ts';
import { useOldFailure } from './use-old-failure.ts';

/** What happened, for the person: files that did not arrive, or code that does not work. */
function explain(error: unknown): string {
  if (!(error instanceof RemoteFailure)) return 'Something on this page stopped working.';
  if (error.stage === 'release-manifest') {
    return "We couldn't verify this part of the site. Check that your device's clock is right.";
  }
  const didNotArrive = ['entry', 'routes'].includes(error.stage);
  return didNotArrive
    ? "We couldn't reach this part of the site. It may be your connection or our server."
    : "This part of the site isn't working right now.";
}

/** The page's own title, as its team declares it. */
function titleOf(name: string, pathname: string): string {
  const pages = liveManifest.releaseOf(name)?.pages ?? [];
  return (
    pages.find(({ path }) => matchPath(path, pathname))?.title ?? 'This page is taking a break'
  );
}

/**
 * Stands in the area of a remote that failed to load or to render; header and footer go on. A page that throws before
 * anyone has interacted with it is replaced by that of the previous version at once, any other one at Try again.
 */
export function RemoteFallback({ name }: { name: string }) {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const replaceRouter = useReplaceRouter();
  /** The error that stays, and what to show of it. */
  const [shown, setShown] = useState<{ error: unknown; failure: RemoteFailure | null }>();
  const didNotLoad = error instanceof RemoteFailure;
  const isOld = useOldFailure(error);
  useDocumentTitle(titleOf(name, location.pathname));
  const isHealing = !didNotLoad && shown?.error !== error;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each error is healed once
  useLayoutEffect(() => {
    const heal = async () => {
      const failure = isPageInUse() ? null : await loader.heal(name, error);
      if (failure === true) replaceRouter();
      else setShown({ error, failure });
    };
    if (isOld) replaceRouter();
    else if (isHealing) void heal();
  }, [error, isOld]);

  const tryAgain = async () => {
    // The next page hasn't been used.
    pageInteraction.path = '';
    const { version } = loader.recordOf(name);
    await loader.retry(name);
    // Another version that is live by now has nothing to do with the error.
    const isSame = loader.recordOf(name).version === version;
    if (!didNotLoad && isSame) await loader.heal(name, error);
    if (loader.hasOutdatedRoutes(name)) replaceRouter();
    else await navigate(location, { replace: true });
  };

  if (isHealing || isOld) return <RemoteSkeleton />;
  const failure = didNotLoad ? error : shown?.failure;
  return (
    <Unavailable reason={`${explain(error)} The other pages still work.`} onRetry={tryAgain}>
      {failure && (
        <p className={styles.detail}>
          {failure.remote}, stage {failure.stage}
        </p>
      )}
    </Unavailable>
  );
}
