import { sessionStore, timeZone } from '@site/shared/platform';
import { asha } from '@site/shared/testing';
import { nameTimeZone } from './name-time-zone.ts';

afterEach(() => sessionStore.setState({ user: null }));

test("the server gets a signed-in person's time zone, and nothing of a visitor", () => {
  nameTimeZone();
  expect(document.cookie).not.toContain('zone=');
  sessionStore.setState({ user: asha });
  nameTimeZone();
  expect(document.cookie).toContain(`zone=${timeZone()}`);
});
