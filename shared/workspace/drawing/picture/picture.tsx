import type { ProblemPicture } from '@site/shared/contracts';
import { useId } from 'react';
import { Frame } from './frame.tsx';
import styles from './picture.module.css';

/** The idea of a solution, frame by frame. The note of each says in words what is seen. */
export function Picture({ picture: { title, frames } }: { picture: ProblemPicture }) {
  const titleId = useId();
  return (
    <figure className={styles.picture} aria-labelledby={titleId}>
      <figcaption id={titleId} className={styles.title}>
        {title}
      </figcaption>
      <ol className={styles.frames}>
        {frames.map((frame, place) => (
          <li key={frame.note} className={styles.place}>
            <Frame {...frame} number={place + 1} />
          </li>
        ))}
      </ol>
    </figure>
  );
}
