import { buildUnit } from '../../../testing/roadmap-builder.ts';
import { openTopic, topicToContinue } from './open-topic.ts';

const topic = (id: string, ...completed: boolean[]) => ({
  id,
  title: id,
  description: '',
  lesson: null,
  units: completed.map((done, index) =>
    buildUnit({
      id: `${id}-${index}`,
      progress: { completed: done, bookmarked: false, notes: '' },
    }),
  ),
});

test.each([
  ['nothing is done', [topic('a', false), topic('b', false)], 'a'],
  ['the first topic is done', [topic('a', true, true), topic('b', true, false)], 'b'],
  ['everything is done', [topic('a', true), topic('b', true)], 'a'],
  ['there are no topics', [], null],
])('where to continue when %s', (_when, topics, expected) => {
  expect(topicToContinue(topics)).toBe(expected);
});

const visible = [topic('a', false), topic('b', false)];
test.each([
  ['the chosen topic', 'b', false, 'b'],
  ['none after all were closed', null, false, null],
  ['the first match while the chosen one is filtered away', 'gone', true, 'a'],
  ['none when the chosen one no longer exists', 'gone', false, null],
])('open is %s', (_what, chosen, filtering, expected) => {
  expect(openTopic(chosen, visible, filtering)).toBe(expected);
});
