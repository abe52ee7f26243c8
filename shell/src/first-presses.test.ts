import { pageHooks } from '@site/shared/contracts';
import './first-presses.js';

const take = (globalThis as unknown as Record<symbol, () => HTMLElement[]>)[
  Symbol.for(pageHooks.firstPresses)
];

test('an early press is kept and meets nothing else, not even code that already listens', () => {
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
