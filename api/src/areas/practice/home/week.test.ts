import { weekOf } from './week.ts';

test.each([
  ['a Monday', '2026-03-02'],
  ['a Wednesday', '2026-03-04'],
  ['a Sunday', '2026-03-08'],
])('the week of %s goes from Monday to Sunday', (_name, day) => {
  const week = weekOf(day);
  expect([week.length, week[0], week.at(-1)]).toEqual([7, '2026-03-02', '2026-03-08']);
});
