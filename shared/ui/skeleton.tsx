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
export function Skeleton({ width = '100%', height = '1em', round, className }: SkeletonProps) {
  return (
    // Its size may be an attribute; a style in the markup of a document is forbidden by its policy.
    <svg
      className={classNames(styles.skeleton, round && styles.round, className)}
      width={width}
      height={height}
      aria-hidden="true"
    />
  );
}
