import { render } from '@testing-library/react';
import { useVisiblePart } from './use-visible-part.ts';

function Editor() {
  useVisiblePart();
  return null;
}

/** A phone's window of 800 px, of which a part is seen. */
function seen(part: { offsetTop: number; height: number; scale?: number }) {
  const view = Object.assign(new EventTarget(), { scale: 1, ...part });
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: view });
  Object.defineProperty(document.documentElement, 'clientHeight', {
    configurable: true,
    value: 800,
  });
  return view;
}

afterEach(() => {
  Reflect.deleteProperty(window, 'visualViewport');
  Reflect.deleteProperty(document.documentElement, 'clientHeight');
});

const properties = () =>
  ['--above-sight', '--below-sight'].map((name) =>
    document.documentElement.style.getPropertyValue(name),
  );

test('stylesheets learn what the keyboard covers as it comes and goes', () => {
  const view = seen({ offsetTop: 0, height: 800 });
  const { unmount } = render(<Editor />);
  expect(properties()).toEqual(['0px', '0px']);
  Object.assign(view, { offsetTop: 120, height: 500 });
  view.dispatchEvent(new Event('resize'));
  expect(properties()).toEqual(['120px', '180px']);
  unmount();
  expect(properties()).toEqual(['', '']);
});

test('what is seen of an enlarged page says nothing of a keyboard', () => {
  seen({ offsetTop: 120, height: 300, scale: 2 });
  render(<Editor />);
  expect(properties()).toEqual(['0px', '0px']);
});
