import { inJavaScript } from './in-javascript.ts';

test.each([
  ['True', 'true'],
  ['[None, True, False]', '[null, true, false]'],
  ["[['stop', 'pots'], ['Trueish None']]", '[["stop", "pots"], ["Trueish None"]]'],
  ['[None, 3.5, 7.0, -5.0]', '[null, 3.5, 7, -5]'],
  ['text = "None is a_word, True"', 'text = "None is a_word, True"'],
  ['course_count = 4, edges = [[1, 0]]', 'courseCount = 4, edges = [[1, 0]]'],
  ['post_tweet(1, 50), then get_news_feed(1)', 'postTweet(1, 50), then getNewsFeed(1)'],
  ["the node's value, it's None", "the node's value, it's null"],
])('%s is %s in JavaScript', (python, javascript) => {
  expect(inJavaScript(python)).toBe(javascript);
});
