import type { ProblemPicture } from '@site/shared/contracts/practice';
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
        {frames.map((frame, place) => (
          <li key={frame.note} className={styles.place}>
            <Frame {...frame} number={place + 1} />
          </li>
        ))}
      </ol>
    </figure>
  );
}

type FrameProps = ProblemPicture['frames'][number] & {
  /** From 1. */
  number: number;
};

/** One frame of a picture: its note, and what is seen. */
export const Frame = ({ note, shapes, number }: FrameProps) => (
  <div className={styles.frame}>
    <p>
      <Inline text={note} />
    </p>
    {shapes.map((shape, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a shape has nothing but its place
      <div key={place} className={styles.shape}>
        {shape.name && <code className={styles.name}>{shape.name}</code>}
        <Shape shape={shape} frame={number} />
      </div>
    ))}
  </div>
);
