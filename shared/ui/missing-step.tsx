import styles from './missing-step.module.css';

/**
 * A flight of stairs that lacks a step, for an address without a page. The picture is in the stylesheet, since the
 * scripts of the shell and of a problem are as large as they may be.
 */
export const MissingStep = () => <div className={styles.picture} aria-hidden="true" />;
