import { Button } from '@site/shared/ui/button.tsx';
import { useState } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { useReplaceRouter } from '../replace-router.ts';
import { liveManifest, loader } from './loader.ts';
import styles from './remote-fallback.module.css';
import { RemoteFailure } from './stages.ts';

/** What happened, for the person: files that did not arrive, or code that does not work. */
function explain(error: unknown): string {
  if (!(error instanceof RemoteFailure)) return 'Something on this page stopped working.';
  const didNotArrive = ['release-manifest', 'entry', 'routes'].includes(error.stage);
  return didNotArrive
    ? 'This part of the site could not be reached. Your connection or our server may be at fault.'
    : 'This part of the site is not working right now. We keep the rest running meanwhile.';
}

/** Shown in the area of a remote that failed to load or to render; header and footer go on. */
export function RemoteFallback() {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const replaceRouter = useReplaceRouter();
  const [trying, setTrying] = useState(false);

  const tryAgain = async () => {
    setTrying(true);
    const name = liveManifest.ownerOf(location.pathname);
    if (name) await loader.retry(name);
    if (name && loader.hasOutdatedRoutes(name)) return replaceRouter();
    await navigate(location, { replace: true });
    setTrying(false);
  };

  return (
    <section className={styles.fallback} role="alert">
      <h1>This page is taking a break</h1>
      <p>{explain(error)} The other pages work as usual.</p>
      <Button onClick={tryAgain} disabled={trying}>
        {trying ? 'Trying…' : 'Try again'}
      </Button>
      {error instanceof RemoteFailure && (
        <p className={styles.detail}>
          {error.remote}, stage {error.stage}
        </p>
      )}
    </section>
  );
}
