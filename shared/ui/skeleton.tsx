import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /**
   * CSS lengths; numbers are pixels. Use the size of the content that will be shown. Defaults to one line
   * of text.
   */
  width?: string | number;
  height?: string | number;
  round?: boolean;
  className?: string;
}

/** A grey placeholder the size of the content being loaded. Also say "Loading…" in words beside it. */
export function Skeleton({ width, height, round, className }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.skeleton, round && styles.round, className)}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
    />
  );
}
