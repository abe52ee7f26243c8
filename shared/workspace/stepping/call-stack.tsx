import { type Call, callsAt, lineOf, type Moment } from './recording.ts';
import { callName } from './step-words.ts';
import styles from './stepper.module.css';

interface CallStackProps {
  moment: Moment;
  /** The call whose variables are shown. */
  chosen: Call;
  onChoose: (call: Call) => void;
}

/** The calls under way, the innermost first; the variables of one of them are shown. */
export function CallStack({ moment, chosen, onChoose }: CallStackProps) {
  const { calls, leftOut } = callsAt(moment);
  return (
    <section className={styles.part} aria-label="Call stack">
      <h3>Call stack</h3>
      <ol className={styles.calls}>
        {calls.map(({ call, depth }) => {
          const line = lineOf(call, moment);
          return (
            <li key={depth}>
              {leftOut > 0 && depth === 0 && (
                <p className={styles.aside}>
                  {leftOut.toLocaleString('en')} more {leftOut === 1 ? 'call' : 'calls'}
                </p>
              )}
              <button
                type="button"
                className={styles.call}
                aria-pressed={call === chosen}
                onClick={() => onChoose(call)}
              >
                <span>{callName(call.name)}</span>
                {line !== null && <span className={styles.aside}>line {line}</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
