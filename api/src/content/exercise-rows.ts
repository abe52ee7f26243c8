import { describeHtml } from '../html/text.ts';
import type { ContentRow, JavaScriptTaskContent, QuizContent, UnitTextContent } from './content.ts';

export function javascriptTaskRow({
  id,
  task: { description, explanation, ...facts },
  ...listings
}: JavaScriptTaskContent): ContentRow {
  const columns = {
    ...facts,
    ...listings,
    description: description.join('\n\n'),
    explanation: explanation.join('\n\n'),
  };
  return { id, columns };
}

export const quizRow = ({ id, quiz }: QuizContent): ContentRow => ({ id, columns: quiz });

export const unitTextRow = ({ id, facts, body }: UnitTextContent): ContentRow => ({
  id,
  columns: {
    description: describeHtml(body.content),
    content: body.content,
    table_of_contents: body.tableOfContents,
    reading_time_minutes: body.readingMinutes,
    ...facts,
  },
});
