import type { ProblemPicture } from '@site/shared/contracts';
// Its styles are the page's, since a document shows the picture without its script.
import '@site/shared/workspace/drawing/diagram.module.css';
import '@site/shared/workspace/drawing/drawing.module.css';
import '@site/shared/workspace/drawing/picture/picture.module.css';
import { Button, Notice, Skeleton, useHydrated } from '@site/shared/ui';
import { useLoaded } from '@site/shared/ui/use-loaded.ts';
import { useEffect, useState } from 'react';
import { onceControlled } from './once-controlled.ts';

export interface LatePictureProps {
  picture: ProblemPicture;
}

const load = () => import('./picture.tsx');

/** React leaves alone what the server has written there. */
const asWritten = { __html: '' };

/**
 * The picture of a problem. One that came with the document stays as it was rendered there, and what draws pictures is
 * loaded for others alone: nothing in them reacts to anybody.
 */
export function LatePicture({ picture }: LatePictureProps) {
  const isHydrated = useHydrated();
  const [written] = useState(isHydrated ? null : picture);
  const isWritten = picture === written;
  const { part, failed, retry } = useLoaded(load, !isWritten);
  // Without a network, the page that is in the document now will be rendered here.
  useEffect(() => (isWritten ? onceControlled(() => load().catch(() => {})) : undefined), [isWritten]);
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
