import { fakeApi, fromElsewhere, networkFailure } from '../testing/index.ts';
import { fieldErrorsOf, http, messageOf, problemOf, statusOf } from './index.ts';

async function failure(data: unknown, status = 400): Promise<unknown> {
  fakeApi().on('get', '/v1/things', () => fromElsewhere(status, data));
  return http.get('/v1/things').catch((error) => error);
}

const problem = {
  statusCode: 400,
  code: 'invalid',
  message: 'Please mend the fields.',
  errors: { email: 'This address is taken.' },
};

test('a problem from the API is read with its message and its fields', async () => {
  const error = await failure(problem);
  expect(problemOf(error)).toEqual(problem);
  expect(messageOf(error, 'Failed')).toBe('Please mend the fields.');
  expect(fieldErrorsOf(error)).toEqual({ email: 'This address is taken.' });
});

test('a list of field errors is read by field name', async () => {
  const error = await failure({
    message: 'Invalid',
    data: [
      { field: 'body -> email', message: 'Wrong address' },
      { field: 'body -> password', message: 'Too short' },
    ],
  });
  expect(problemOf(error)).toBeNull();
  expect(fieldErrorsOf(error)).toEqual({ email: 'Wrong address', password: 'Too short' });
});

test.each([
  ['an HTML page of a proxy', '<html>Bad gateway</html>'],
  ['nothing', undefined],
  ['an empty message', { message: '' }],
  ['fields of a wrong shape', { errors: ['email'], data: 'none' }],
])('%s falls back to the own words', async (_, data) => {
  const error = await failure(data, 502);
  expect(problemOf(error)).toBeNull();
  expect(messageOf(error, 'Failed')).toBe('Failed');
  expect(fieldErrorsOf(error)).toEqual({});
  expect(statusOf(error)).toBe(502);
});

test.each([
  ['no network', networkFailure()],
  ['an error of another kind', new Error('broken')],
  ['no error at all', undefined],
])('%s has no status, no fields, and the own words', (_, error) => {
  expect(statusOf(error)).toBeNull();
  expect(problemOf(error)).toBeNull();
  expect(messageOf(error, 'Failed')).toBe('Failed');
  expect(fieldErrorsOf(error)).toEqual({});
});
