import type { PictureShape } from '@site/shared/contracts';
import { Frame } from '@site/shared/workspace/drawing';
import { useId, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { ProblemValues } from '../problem-values.ts';
import styles from './picture.module.css';
import type { ShapeValues } from './picture-values.ts';
import { checkShape } from './shape-text.ts';

interface FramePreviewProps {
  index: number;
  /** The ids of its shapes, in order. */
  ids: readonly string[];
}

/** The frame as learners see it, while it's edited. */
export function FramePreview({ index, ids }: FramePreviewProps) {
  const heading = useId();
  const { note, shapes } = useWatch<ProblemValues, `picture.frames.${number}`>({
    name: `picture.frames.${index}`,
  });
  const { drawn, behind } = useDrawn(ids, shapes);
  return (
    <section aria-labelledby={heading} className={styles.preview}>
      <h3 id={heading} className={styles.heading}>
        Preview of frame {index + 1}
      </h3>
      <Frame note={note} shapes={drawn} number={index + 1} />
      {behind && (
        <p className={styles.quiet}>Shapes with a mistake are shown as they were before.</p>
      )}
    </section>
  );
}

/** The shapes to draw; one with an error is drawn as it was before, so that nothing jumps during typing. */
function useDrawn(ids: readonly string[], shapes: readonly ShapeValues[]) {
  const last = useRef(new Map<string, PictureShape>());
  let behind = false;
  const drawn = ids.flatMap((id, index) => {
    const { shape } = checkShape(shapes[index]?.text ?? '');
    if (shape) last.current.set(id, shape);
    else behind = true;
    return last.current.get(id) ?? [];
  });
  return { drawn, behind };
}
