import { useLocation } from '@site/shared/platform';
import { useEffect, useState } from 'react';

/** Where something may have been typed. A search isn't lost: it's in the address, or typed again in a moment. */
const TEXT_FIELDS =
  'textarea, [contenteditable="true"], input:not([type]), input:is([type="text"], [type="email"], [type="tel"], [type="url"], [type="number"], [type="password"], [type="date"])';

/** Events after which there may be unsaved text, or none any more. */
const CHANGES = ['input', 'click', 'visibilitychange'] as const;

/** Whether the page could be loaded again at this moment without anything being lost; false unless `enabled`. */
export function useNothingUnsaved(enabled: boolean): boolean {
  const { key: page } = useLocation();
  const [isSo, setSo] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has other fields
  useEffect(() => {
    if (!enabled) return;
    const look = () => setSo(!hasUnsavedInput());
    // Once the page has drawn what the person did.
    const lookSoon = () => void setTimeout(look);
    look();
    for (const change of CHANGES) document.addEventListener(change, lookSoon);
    return () => {
      for (const change of CHANGES) document.removeEventListener(change, lookSoon);
    };
  }, [enabled, page]);
  return enabled && isSo;
}

/**
 * The page would prompt before it's left, a dialog is open, or there is text in a field. Who wrote the text can't be seen
 * from outside, so that of an untouched form counts.
 */
const hasUnsavedInput = (): boolean =>
  promptsBeforeLeaving() ||
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null ||
  [...document.querySelectorAll(TEXT_FIELDS)].some(hasText);

/** Pages guard their changes with a listener, as they do for the browser. */
function promptsBeforeLeaving(): boolean {
  const question = new Event('beforeunload', { cancelable: true });
  return !window.dispatchEvent(question);
}

const hasText = (field: Element) =>
  'value' in field ? field.value !== '' : field.textContent?.trim() !== '';
