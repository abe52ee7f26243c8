// The page loads its styles, since a document shows the picture without its script.
import '@site/shared/workspace/drawing/diagram.module.css';
import '@site/shared/workspace/drawing/drawing.module.css';
import '@site/shared/workspace/drawing/picture/picture.module.css';
import type { ProblemPicture } from '@site/shared/contracts/practice';
import { Button, Notice, Skeleton, useHydrated } from '@site/shared/ui';
import { useLoaded } from '@site/shared/ui/use-loaded.ts';
import { useEffect, useState } from 'react';

export interface LatePictureProps {
  picture: ProblemPicture;
}

const load = () => import('./picture.tsx');

/** Makes React keep the server's markup. */
const asWritten = { __html: '' };

/**
 * The picture of a problem. One in the document stays as the server rendered it; the code that draws pictures is only
 * loaded for others, since pictures aren't interactive.
 */
export function LatePicture({ picture }: LatePictureProps) {
  const isHydrated = useHydrated();
  const [written] = useState(isHydrated ? null : picture);
  const isWritten = picture === written;
  const { part, failed, retry } = useLoaded(load, !isWritten);
  // While offline, this page will be rendered in the browser: caches the code for that.
  useEffect(
    () => (isWritten ? onceControlled(() => load().catch(() => {})) : undefined),
    [isWritten],
  );
  if (isWritten) {
    return (
      <div
        key="written"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it's always empty
        dangerouslySetInnerHTML={asWritten}
        suppressHydrationWarning
      />
    );
  }
  return (
    <div>
      {part && <part.Picture picture={picture} />}
      {!part && !failed && <Skeleton height="12rem" />}
      {failed && (
        <Notice tone="danger" title="We couldn't load the picture">
          <Button size="sm" onClick={retry}>
            Try again
          </Button>
        </Notice>
      )}
    </div>
  );
}

/**
 * Calls back as soon as a service worker caches this page's requests, which never happens in some browsers and on some
 * sites. Returns a function that stops waiting.
 */
function onceControlled(callback: () => void): () => void {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return () => {};
  const listener = () => {
    stop();
    callback();
  };
  const stop = () => serviceWorker.removeEventListener('controllerchange', listener);
  if (serviceWorker.controller) callback();
  else serviceWorker.addEventListener('controllerchange', listener);
  return stop;
}
