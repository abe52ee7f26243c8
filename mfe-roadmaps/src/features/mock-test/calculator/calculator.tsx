import { Button, IconButton, XIcon } from '@site/shared/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styles from './calculator.module.css';
import { CalculationError, evaluate, resultText } from './evaluate.ts';

const KEYS = [
  ...['sin', 'cos', 'tan', 'ln', 'log', '√'],
  ...['7', '8', '9', '÷', '(', ')'],
  ...['4', '5', '6', '×', '^', '!'],
  ...['1', '2', '3', '−', '%', 'π'],
  ...['0', '.', 'e', '+', 'abs', 'Ans'],
];

/** How signs are read aloud. */
const NAMES = new Map([
  ['√', 'square root'],
  ['÷', 'divided by'],
  ['(', 'open bracket'],
  [')', 'close bracket'],
  ['×', 'times'],
  ['^', 'to the power of'],
  ['!', 'factorial'],
  ['−', 'minus'],
  ['%', 'percent'],
  ['π', 'pi'],
  ['.', 'point'],
  ['e', "Euler's number"],
  ['+', 'plus'],
]);

/** A function is followed by its bracket. */
const writtenBy = (key: string) => (/^(sin|cos|tan|ln|log|√|abs)$/.test(key) ? `${key}(` : key);

/** A scientific calculator: type, or press its keys. */
export function Calculator({ onClose }: { onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [radians, setRadians] = useState(false);
  const [answer, setAnswer] = useState(0);
  const [shown, setShown] = useState('');
  useEffect(() => field.current?.focus(), []);

  const write = (text: string) => {
    const input = field.current;
    if (!input) return;
    input.setRangeText(text, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
  };
  const removeLast = () => {
    const input = field.current;
    if (!input) return;
    const { selectionStart: start, selectionEnd: end } = input;
    if (start !== null && start === end) input.setSelectionRange(Math.max(0, start - 1), end);
    write('');
  };
  const calculate = (event: FormEvent) => {
    event.preventDefault();
    try {
      const value = evaluate(field.current?.value ?? '', { radians, answer });
      setAnswer(value);
      setShown(`= ${resultText(value)}`);
    } catch (error) {
      if (!(error instanceof CalculationError)) throw error;
      setShown(error.message);
    }
  };
  const clear = () => {
    if (field.current) field.current.value = '';
    setShown('');
  };
  return (
    <section aria-label="Calculator" className={styles.calculator}>
      <form onSubmit={calculate} className={styles.form}>
        <div className={styles.row}>
          <input
            ref={field}
            type="text"
            aria-label="Expression"
            className={styles.field}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
          <IconButton label="Close the calculator" onClick={onClose}>
            <XIcon aria-hidden="true" />
          </IconButton>
        </div>
        <p role="status" className={styles.result}>
          {shown}
        </p>
        <div className={styles.keys}>
          {KEYS.map((key) => (
            <button
              key={key}
              type="button"
              aria-label={NAMES.get(key)}
              className={styles.key}
              onClick={() => write(writtenBy(key))}
            >
              {key}
            </button>
          ))}
        </div>
        <div className={styles.row}>
          <label className={styles.angles}>
            <input
              type="checkbox"
              checked={radians}
              onChange={(event) => setRadians(event.target.checked)}
            />
            Radians
          </label>
          <Button size="sm" onClick={removeLast}>
            Delete
          </Button>
          <Button size="sm" onClick={clear}>
            Clear
          </Button>
          <Button size="sm" variant="primary" type="submit" aria-label="Calculate">
            =
          </Button>
        </div>
      </form>
    </section>
  );
}
