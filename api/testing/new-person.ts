import { PASSWORD } from './test-app.ts';

let people = 0;
/** A new person who registers. */
export function newPerson() {
  people += 1;
  return { email: `sample${people}@example.org`, password: PASSWORD, name: 'Asha Rao' };
}
