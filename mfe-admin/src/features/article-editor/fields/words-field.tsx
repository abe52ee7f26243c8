import { articleLimits } from '@site/shared/contracts/editorial';
import { TextField, XIcon } from '@site/shared/ui';
import { type KeyboardEvent, useState } from 'react';
import { useController } from 'react-hook-form';
import { errorMessage, type Fields } from '../article-form.ts';
import styles from './fields.module.css';

interface WordsFieldProps {
  name: 'tags' | 'meta_keywords';
  label: string;
  hint: string;
}

const isNew = (word: string, at: number, words: string[]) =>
  word !== '' && words.indexOf(word) === at;

/** A list of words, such as tags: Enter or a comma adds the typed one. */
export function WordsField({ name, label, hint }: WordsFieldProps) {
  const { field, formState } = useController<Fields, typeof name>({ name });
  const { value, onChange } = field;
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
        error={errorMessage(formState.errors[name])}
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
