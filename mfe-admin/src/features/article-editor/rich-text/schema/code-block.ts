import { classHighlighter, highlightCode } from '@lezer/highlight';
import { parser as javascript } from '@lezer/javascript';
import { parser as python } from '@lezer/python';
import { CodeBlock } from '@tiptap/extension-code-block';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** The languages that the server highlights too, with the same token classes. */
const typescript = javascript.configure({ dialect: 'ts' });
const parsers = new Map([
  ['python', python],
  ['py', python],
  ['javascript', javascript],
  ['js', javascript],
  ['typescript', typescript],
  ['ts', typescript],
]);

/** The tokens of a block, with offsets from its position in the document. */
function tokensOf(block: Node, position: number): Decoration[] {
  const code = block.textContent;
  const tree = parsers.get(block.attrs.language)?.parse(code);
  const found: Decoration[] = [];
  if (!tree) return found;
  let at = position + 1;
  const put = (part: string, classes: string) => {
    if (classes) found.push(Decoration.inline(at, at + part.length, { class: classes }));
    at += part.length;
  };
  highlightCode(code, tree, classHighlighter, put, () => {
    at += 1;
  });
  return found;
}

/** A cache: blocks are immutable, so an unchanged one has the same tokens. */
const known = new WeakMap<Node, { position: number; tokens: Decoration[] }>();

function tokensIn(doc: Node): DecorationSet {
  const all: Decoration[] = [];
  doc.descendants((node, position) => {
    if (node.type.name !== 'codeBlock') return !node.isTextblock;
    const before = known.get(node);
    const tokens = before?.position === position ? before.tokens : tokensOf(node, position);
    known.set(node, { position, tokens });
    all.push(...tokens);
    return false;
  });
  return DecorationSet.create(doc, all);
}

const highlighting = () => {
  const key = new PluginKey<DecorationSet>('highlighting');
  return new Plugin<DecorationSet>({
    key,
    state: {
      init: (_, { doc }) => tokensIn(doc),
      apply: (transaction, shown) => (transaction.docChanged ? tokensIn(transaction.doc) : shown),
    },
    props: { decorations: (state) => key.getState(state) },
  });
};

/** A listing, highlighted while typing. Tab indents; Escape, then Tab, leaves it. */
export const codeBlock = CodeBlock.configure({ enableTabIndentation: true, tabSize: 4 }).extend({
  addProseMirrorPlugins() {
    return [...(this.parent?.() ?? []), highlighting()];
  },
});
