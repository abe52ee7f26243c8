import type { Part } from './parts.ts';
import styles from './running-test.module.css';

interface TestPartsProps {
  parts: readonly Part[];
  /** The position of the visible part. */
  shown: number;
  onShow: (id: string) => void;
}

/** The problems and questions of a test, with the progress of each. */
export const TestParts = ({ parts, shown, onShow }: TestPartsProps) => (
  <nav aria-label="Parts of the test">
    <ol className={styles.parts}>
      {parts.map(({ id, name, state }, index) => (
        <li key={id}>
          <button
            type="button"
            className={styles.part}
            aria-current={index === shown ? 'step' : undefined}
            onClick={() => onShow(id)}
          >
            <span className={styles.partName}>{name}</span>
            <span className={styles.partState}>{state}</span>
          </button>
        </li>
      ))}
    </ol>
  </nav>
);
