import { keepInPlace } from './topic-list.tsx';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** An element whose position on the screen is set by the test. */
function elementAt(top: { now: number }) {
  const element = document.createElement('h2');
  element.getBoundingClientRect = () => ({ top: top.now }) as DOMRect;
  return element;
}

let scrollBy: jest.SpyInstance;
beforeEach(() => {
  scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => {});
});

test.each([
  ['up, as what is above collapses', 400, -500, -900],
  ['down', 400, 450, 50],
])('an element that moves %s is brought back', async (_where, before, after, by) => {
  const top = { now: before };
  keepInPlace(elementAt(top));
  top.now = after;
  await nextFrame();
  expect(scrollBy).toHaveBeenCalledWith({ top: by, behavior: 'instant' });
});

test('an element that has not moved causes no scrolling', async () => {
  keepInPlace(elementAt({ now: 400 }));
  keepInPlace(null);
  await nextFrame();
  expect(scrollBy).not.toHaveBeenCalled();
});
