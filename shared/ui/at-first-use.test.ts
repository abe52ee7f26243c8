import { fireEvent } from '@testing-library/dom';
import { atFirstUse } from './at-first-use.ts';

const callback = jest.fn();

beforeEach(() => {
  document.body.innerHTML = '<p>Text</p><a href="/"><b>Link</b></a><button>Press</button>';
  callback.mockClear();
});

const element = (selector: string) => document.querySelector(selector) as Element;

test.each([
  ['the pointer comes to a link', () => fireEvent.pointerOver(element('b'))],
  ['a finger touches a button', () => fireEvent.pointerDown(element('button'))],
  ['a link gets the focus', () => fireEvent.focusIn(element('a'))],
])('it is time once %s', (_, use) => {
  atFirstUse(callback);
  use();
  use();
  expect(callback).toHaveBeenCalledTimes(1);
});

test('it is not yet time while the pointer moves over text, nor if nobody waits any more', () => {
  const stop = atFirstUse(callback);
  fireEvent.pointerOver(element('p'));
  stop();
  fireEvent.pointerOver(element('b'));
  expect(callback).not.toHaveBeenCalled();
});
