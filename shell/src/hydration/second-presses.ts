/**
 * The second press of a double click on a control that the first one took away, such as a dialog's, meets the page
 * below, and browsers would select all of its text.
 */
export function selectNothingBelow(): void {
  let first: Element | null = null;
  document.addEventListener('mousedown', (event) => {
    const pressed = event.target as Element;
    if (event.detail === 1) first = pressed.closest('button, a');
    else if (first && !first.contains(pressed)) event.preventDefault();
  });
}
