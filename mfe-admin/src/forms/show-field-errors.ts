import { fieldErrorsOf } from '@site/shared/platform';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/**
 * Shows what the server says about a form's fields, and focuses the first of them.
 * @param names in the form's order
 * @returns whether it says anything about them
 */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  names: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  const messages = fieldErrorsOf(error);
  const wrong = names.filter((name) => messages[name]);
  // The last one to be set keeps the focus.
  for (const name of wrong.toReversed()) {
    setError(name, { message: messages[name] }, { shouldFocus: true });
  }
  return wrong.length > 0;
}
