import { articleLimits } from '@site/shared/contracts';
import { TextField, XIcon } from '@site/shared/ui';
import { type KeyboardEvent, useState } from 'react';
import styles from './fields.module.css';

interface WordsFieldProps {
  label: string;
  hint: string;
  value: string[];
  onChange: (words: string[]) => void;
  error: string | undefined;
}

const isNew = (word: string, at: number, words: string[]) =>
  word !== '' && words.indexOf(word) === at;

/** A list of words, such as tags: Enter or a comma adds the typed one. */
export function WordsField({ label, hint, value, onChange, error }: WordsFieldProps) {
  const [typed, setTyped] = useState('');
  const add = (text: string) => {
    const words = [...value, ...text.split(',').map((word) => word.trim())].filter(isNew);
    setTyped('');
    if (words.length !== value.length) onChange(words);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '') onChange(value.slice(0, -1));
  };
  return (
    <div className={styles.words}>
      <TextField
        label={label}
        hint={hint}
        error={error}
        value={typed}
        maxLength={articleLimits.tag}
        onChange={({ target }) =>
          target.value.includes(',') ? add(target.value) : setTyped(target.value)
        }
        onBlur={() => add(typed)}
        onKeyDown={press}
      />
      {value.length > 0 && (
        <ul className={styles.chips} aria-label={label}>
          {value.map((word) => (
            <li key={word}>
              {word}
              <button
                type="button"
                aria-label={`Remove ${word}`}
                onClick={() => onChange(value.filter((other) => other !== word))}
              >
                <XIcon aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
