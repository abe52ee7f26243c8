import { isNode, LineCounter, parseDocument } from 'yaml';
import type { JsonDocument } from './json-document.ts';

/** A text in Markdown, and what is said of it in front. */
interface FrontMatter {
  document: JsonDocument;
  markdown: string;
}

const FENCE = '---\n';
const CLOSED = `\n${FENCE}`;

/**
 * Splits a text into its front matter, which is YAML between two lines of `---` at its beginning, and the Markdown that
 * follows. A text without front matter says nothing of itself.
 */
export function splitFrontMatter(text: string): FrontMatter {
  if (!text.startsWith(FENCE)) return { document: parseYaml(''), markdown: text };
  // The second line may be the other `---`.
  const end = text.indexOf(CLOSED, FENCE.length - 1);
  const markdown = end === -1 ? '' : text.slice(end + CLOSED.length).trimStart();
  const document = parseYaml(text.slice(FENCE.length, end + 1));
  return markdown === '' ? { document: withoutText(document), markdown } : { document, markdown };
}

const withoutText = (document: JsonDocument): JsonDocument => ({
  ...document,
  flaws: [{ line: 1, field: '', message: 'must have a text after the second line of ---' }],
});

/** YAML that stands below the first line of a file. */
function parseYaml(yaml: string): JsonDocument {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + 1;
  const flaws = document.errors.map(({ pos, message }) => ({
    line: lineAt(pos[0]),
    field: '',
    message: `isn't valid YAML: ${message}`,
  }));
  return {
    value: flaws.length > 0 ? undefined : (document.toJS() ?? {}),
    flaws,
    has: (path) => document.hasIn(path),
    lineOf: (path) => {
      const node = document.getIn(path, true);
      return isNode(node) && node.range ? lineAt(node.range[0]) : 1;
    },
  };
}
