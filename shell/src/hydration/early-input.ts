import { matchingControl } from './matching-control.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * A rendered page can be typed in before it is live. Then React and the forms begin with the values that they
 * were rendered with and would write these over what was typed, so that is noted here. Returns a function
 * that types it again, to be called once the page is live.
 */
export function noteEarlyInput(root: HTMLElement): () => void {
  const typed = new Map<Control, string | boolean>();
  const onInput = ({ target }: Event) => {
    if (isControl(target)) typed.set(target, stateOf(target));
  };
  for (const control of root.querySelectorAll<Control>('input, textarea, select')) {
    if (isChanged(control)) typed.set(control, stateOf(control));
  }
  root.addEventListener('input', onInput, true);
  return () => {
    root.removeEventListener('input', onInput, true);
    for (const [typedIn, state] of typed) {
      const control = matchingControl(typedIn);
      if (control) type(control, state);
    }
  };
}

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const isTicked = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

const stateOf = (control: Control) => (isTicked(control) ? control.checked : control.value);

function isChanged(control: Control): boolean {
  if (isTicked(control)) return control.checked !== control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  const first = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
  return control.selectedIndex !== Math.max(first, 0);
}

/** As a person would, so that every listener is called. */
function type(control: Control, state: string | boolean): void {
  if (isTicked(control)) {
    if (control.checked !== state) control.click();
    return;
  }
  if (control instanceof HTMLInputElement && control.type === 'file') return;
  const caret = caretOf(control);
  // React ignores an input event whose value it wrote or read itself.
  control.value = '';
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
  own?.set?.call(control, state);
  const isSelect = control instanceof HTMLSelectElement;
  control.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }));
  if (caret && !isSelect) control.setSelectionRange(...caret);
}

/** Null for fields that have none. */
const caretOf = (control: Control): [number, number] | null =>
  control instanceof HTMLSelectElement ||
  control.selectionStart === null ||
  control.selectionEnd === null
    ? null
    : [control.selectionStart, control.selectionEnd];
