import { readNews } from './read-news.ts';

test.each([
  [{ type: 'output', text: 'hello' }],
  [{ type: 'done', error: null, memory: 7 }],
  [{ type: 'case', result: { index: 1, passed: true, actual: '3', error: null } }],
])('what a worker says as it should is taken over: %j', (news) => {
  expect(readNews(news)).toEqual(news);
});

test.each([
  [null],
  ['ready'],
  [{}],
  [{ type: 'navigate', to: '/admin' }],
  [{ type: 'case', result: 1 }],
])('what a worker should not say is nothing: %j', (news) => {
  expect(readNews(news)).toBeNull();
});

test('values of other types become harmless', () => {
  const result = { index: -0.5, passed: 'yes', actual: {}, error: { line: '1', text: 5 }, more: 1 };
  expect(readNews({ type: 'case', result })).toEqual({
    type: 'case',
    result: {
      index: 0,
      passed: false,
      actual: null,
      error: { type: '', text: '', line: null },
    },
  });
  const news = readNews({ type: 'output', text: 'x'.repeat(1_000_000) });
  expect(news).toEqual({ type: 'output', text: 'x'.repeat(100_000) });
});
