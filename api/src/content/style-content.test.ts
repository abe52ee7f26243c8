import path from 'node:path';
import { avoidedIn, avoidedPhrases } from '../../testing/avoided-phrases.ts';
import {
  createContentFolder,
  problemContent,
  writeProblem,
  writeUnitText,
} from '../../testing/content-folder.ts';
import { projectRoot } from '../config/project-root.ts';

test('no text uses a phrase that the style sheet rules out', () => {
  expect(avoidedIn(path.join(projectRoot, 'api/content'), avoidedPhrases)).toEqual([]);
});

test('a phrase is listed with its file and field, or with its line in Markdown', () => {
  const content = createContentFolder();
  const explanation = { ...problemContent('sum').explanation, steps: ['Start.', 'In which row?'] };
  writeProblem(content, 'sum', { explanation });
  writeUnitText(
    content,
    'web-sum',
    'Add them.\n\nThe list is to be sorted, within which nothing.\n',
  );
  expect(avoidedIn(content.folder, ['in which', 'is to be'])).toEqual([
    'dsa-problems/sum/problem.json explanation.steps[1]: in which',
    'unit-texts/web-sum.md line 3: is to be',
  ]);
  content.dispose();
});

test('what editors read about the content, such as the style sheet, may name the phrases', () => {
  const content = createContentFolder();
  content.write('../STYLE.md', 'Not "in which".\n');
  expect(avoidedIn(content.folder, ['in which'])).toEqual([]);
  content.dispose();
});
