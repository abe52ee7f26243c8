import { Notice } from '@site/shared/ui';
import { useFormState } from 'react-hook-form';
import styles from './article-editor.module.css';
import { errorMessage, type Fields, fieldKeys, fieldNames } from './article-form.ts';

/** All fields with errors, by name. */
export function ErrorList() {
  const { errors } = useFormState<Fields>();
  const messages = fieldKeys.flatMap((key) => {
    const message = errorMessage(errors[key]);
    return message ? [{ key, message }] : [];
  });
  if (messages.length === 0) return null;
  return (
    <Notice tone="danger" title="Some fields need another look">
      <ul className={styles.errors}>
        {messages.map(({ key, message }) => (
          <li key={key}>
            {fieldNames[key]}: {message}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
