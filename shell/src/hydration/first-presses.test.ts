import { pageHooks } from '@site/shared/contracts/composition';
import './first-presses.js';

const take = (globalThis as unknown as Record<symbol, () => HTMLElement[]>)[
  Symbol.for(pageHooks.firstPresses)
];

test('an early press is recorded and meets nothing else, not even code that already listens', () => {
  document.body.innerHTML = '<button type="button"><span>Run</span></button>';
  const button = document.querySelector('button') as HTMLButtonElement;
  const heard = jest.fn();
  document.body.addEventListener('click', heard, true);
  button.querySelector('span')?.click();
  expect(heard).not.toHaveBeenCalled();
  expect(take?.()).toEqual([button]);
  button.click();
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a recorder that comes after all else records nothing: the page is live', () => {
  // By now the first one has been replaced, as it is on a page that has become live.
  jest.isolateModules(() => jest.requireActual('./first-presses.js'));
  document.body.innerHTML = '<button type="button">Run</button>';
  const button = document.querySelector('button') as HTMLButtonElement;
  const heard = jest.fn();
  button.addEventListener('click', heard);
  button.click();
  expect(heard).toHaveBeenCalledTimes(1);
});
