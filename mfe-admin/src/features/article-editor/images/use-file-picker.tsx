import { IMAGE_TYPES } from '@site/shared/contracts';
import { useRef } from 'react';

/** A hidden file field, and what opens the browser's dialog for it. */
export function useFilePicker(onChoose: (files: File[]) => void) {
  const field = useRef<HTMLInputElement>(null);
  const input = (
    <input
      ref={field}
      type="file"
      hidden
      aria-label="Image file"
      accept={IMAGE_TYPES.join()}
      onChange={({ target }) => {
        onChoose([...(target.files ?? [])]);
        // So that the same file can be chosen again.
        target.value = '';
      }}
    />
  );
  return { input, open: () => field.current?.click() };
}
