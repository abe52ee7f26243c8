import { Notice } from '@site/shared/ui';
import { useFormState } from 'react-hook-form';
import styles from './article-editor.module.css';
import { type Fields, faultOf, fieldKeys, fieldNames } from './article-form.ts';

/** All fields that must be fixed before the article can be saved, by name. */
export function FaultList() {
  const { errors } = useFormState<Fields>();
  const faults = fieldKeys.flatMap((key) => {
    const fault = faultOf(errors[key]);
    return fault ? [{ key, fault }] : [];
  });
  if (faults.length === 0) return null;
  return (
    <Notice tone="danger" title="Some fields need another look">
      <ul className={styles.faults}>
        {faults.map(({ key, fault }) => (
          <li key={key}>
            {fieldNames[key]}: {fault}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
