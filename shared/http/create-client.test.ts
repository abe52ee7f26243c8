import { fakeApi, fromElsewhere, networkFailure } from '../testing/index.ts';
import { http, messageOf } from './index.ts';

const path = '/v1/roadmaps';

/** What a page shows of a failed call if it has no words of its own. */
async function shownOf(respond: () => ReturnType<typeof fromElsewhere>): Promise<string> {
  fakeApi().on('get', path, respond);
  const error = await http.get(path).catch((thrown: Error) => thrown as Error);
  return messageOf(error, (error as Error).message);
}

const away = () => {
  throw networkFailure();
};

test('a call without a network says that the browser is offline', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await shownOf(away)).toBe("You're offline. Try again when you're back online.");
});

test("a call without a response says that the site can't be reached", async () => {
  expect(await shownOf(away)).toBe(
    "The site can't be reached right now. Check your connection and try again.",
  );
});

test('a response without a message is explained without numbers', async () => {
  expect(await shownOf(() => fromElsewhere(502, '<h1>Bad Gateway</h1>'))).toBe(
    'Something went wrong on our side. Please try again in a moment.',
  );
});

test('what the server says comes first', async () => {
  const busy = { statusCode: 503, code: 'busy', message: 'Too busy' };
  expect(await shownOf(() => fromElsewhere(503, busy))).toBe('Too busy');
});
