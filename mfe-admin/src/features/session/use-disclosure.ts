import { useLocation } from '@site/shared/platform';
import { useEffect, useId, useRef, useState } from 'react';

export type Disclosure = ReturnType<typeof useDisclosure>;

/** What a button folds out and in. Closes on navigation, and on Escape, which returns the focus to the button. */
export function useDisclosure() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes at every navigation
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);
  return { id, open, setOpen, button };
}
