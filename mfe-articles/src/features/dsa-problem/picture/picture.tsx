import type { ProblemPicture } from '@site/shared/contracts';
import { Inline } from '@site/shared/ui/prose.tsx';
import { useId } from 'react';
import styles from './picture.module.css';
import { Shape } from './shape.tsx';

/** The idea of a solution, frame by frame. The note of each says in words what is seen. */
export function Picture({ picture: { title, frames } }: { picture: ProblemPicture }) {
  const titleId = useId();
  return (
    <figure className={styles.picture} aria-labelledby={titleId}>
      <figcaption id={titleId} className={styles.title}>
        {title}
      </figcaption>
      <ol className={styles.frames}>
        {frames.map(({ note, shapes }, frame) => (
          <li key={note} className={styles.frame}>
            <p>
              <Inline text={note} />
            </p>
            {shapes.map((shape, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of a frame never change
              <div key={place} className={styles.shape}>
                {shape.name && <code className={styles.name}>{shape.name}</code>}
                <Shape shape={shape} frame={frame + 1} />
              </div>
            ))}
          </li>
        ))}
      </ol>
    </figure>
  );
}
