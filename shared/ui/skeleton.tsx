import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths; numbers are pixels. Give those of what will stand here. Default one line of text. */
  width?: string | number;
  height?: string | number;
  round?: boolean;
  className?: string;
}

/** A grey place-holder in the size of what is being loaded. Say "Loading…" beside it in words. */
export function Skeleton({ width, height, round, className }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.skeleton, round && styles.round, className)}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
    />
  );
}
