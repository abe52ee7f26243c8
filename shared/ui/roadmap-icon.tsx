import styles from './roadmap-icon.module.css';

/**
 * The picture of a roadmap, by what its category is called; for others a flight of stairs. The pictures are in the
 * stylesheet, since the scripts of a practice sheet are as large as they may be.
 */
export const RoadmapIcon = ({ category }: { category: string }) => (
  <span className={styles.icon} data-category={category} aria-hidden="true" />
);
