import type { ItemContent } from '@site/shared/contracts/editorial';
import {
  type ContentRow,
  filesInMemory,
  forLearners,
  prepareBody,
  unitTextRow,
} from '../../../content/index.ts';

type UnitText = Extract<ItemContent, { kind: 'unit-text' }>;

/** A text in Markdown as it's shown, and what is wrong with it: by the rules of the content files. */
function prepare(source: string) {
  const reading = { source: filesInMemory(new Map()), mistakes: [], links: [] };
  const body = prepareBody('', source, reading);
  return { body, mistakes: reading.mistakes as { message: string }[] };
}

export function textMistakes(source: string): Record<string, string> {
  const [first] = prepare(source).mistakes;
  return first ? { source: first.message } : {};
}

/** It's without mistakes: see above. */
export function textRow(id: string, { source, reviewed }: UnitText): ContentRow {
  const { body } = prepare(source);
  if (!body) throw new Error('A text that is too long is refused before');
  return unitTextRow({ id, source, facts: { reviewed }, body: forLearners(body) });
}
