import { selectNothingBelow } from './second-presses.ts';

/** Whether the browser does with a press what it always does, such as to select a word. */
const press = (target: Element | null, detail: number) =>
  target?.dispatchEvent(new MouseEvent('mousedown', { detail, bubbles: true, cancelable: true })) ??
  null;

beforeAll(selectNothingBelow);
beforeEach(() => {
  document.body.innerHTML = '<main>A text</main><button type="button"><b>Hand in</b></button>';
});

test('the second press of a double click on a button that is gone selects nothing below it', () => {
  const label = document.querySelector('b');
  expect(press(label, 1)).toBe(true);
  label?.closest('button')?.remove();
  expect(press(document.querySelector('main'), 2)).toBe(false);
});

test('a double click selects text as ever, and does on a button what it always does', () => {
  const text = document.querySelector('main');
  expect(press(document.querySelector('b'), 1)).toBe(true);
  expect(press(document.querySelector('b'), 2)).toBe(true);
  expect(press(text, 1)).toBe(true);
  expect(press(text, 2)).toBe(true);
});
