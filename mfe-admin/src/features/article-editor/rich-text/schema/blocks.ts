import { type AnyExtension, Node } from '@tiptap/core';
import { pictureFrom, pictureSource } from './picture.ts';

const inside = 'block+';

const division = Node.create({
  name: 'division',
  group: 'block',
  content: inside,
  parseHTML: () => [{ tag: 'div' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
});

const figure = Node.create({
  name: 'figure',
  group: 'block',
  content: '(block | figcaption)+',
  isolating: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, 0],
});

/** Made elsewhere: it can only be moved and deleted as a whole. */
const picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  addAttributes: () => ({ source: { default: '', rendered: false, parseHTML: pictureSource } }),
  parseHTML: () => [{ tag: 'svg' }],
  renderHTML: ({ node }) => pictureFrom(node.attrs.source),
});

const figcaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figcaption', HTMLAttributes, 0],
});

/** Always open while it's edited: folded content couldn't be reached. */
const details = Node.create({
  name: 'details',
  group: 'block',
  content: 'summary block*',
  isolating: true,
  addAttributes: () => ({
    open: {
      default: false,
      parseHTML: (element) => element.hasAttribute('open'),
      renderHTML: ({ open }) => (open ? { open: '' } : {}),
    },
  }),
  parseHTML: () => [{ tag: 'details' }],
  renderHTML: ({ HTMLAttributes }) => ['details', HTMLAttributes, 0],
  addNodeView: () => () => {
    const dom = document.createElement('div');
    dom.dataset.details = '';
    return { dom, contentDOM: dom };
  },
});

const summary = Node.create({
  name: 'summary',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'summary' }],
  renderHTML: ({ HTMLAttributes }) => ['summary', HTMLAttributes, 0],
  /** Enter moves on to the text below. */
  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection;
        if ($from.parent.type.name !== 'summary') return false;
        return editor.chain().insertContentAt($from.after(), { type: 'paragraph' }).focus().run();
      },
    };
  },
});

const definitionList = Node.create({
  name: 'definitionList',
  group: 'block',
  content: '(term | definition)+',
  parseHTML: () => [{ tag: 'dl' }],
  renderHTML: ({ HTMLAttributes }) => ['dl', HTMLAttributes, 0],
});

const term = Node.create({
  name: 'term',
  content: 'inline*',
  parseHTML: () => [{ tag: 'dt' }],
  renderHTML: ({ HTMLAttributes }) => ['dt', HTMLAttributes, 0],
});

const definition = Node.create({
  name: 'definition',
  content: inside,
  parseHTML: () => [{ tag: 'dd' }],
  renderHTML: ({ HTMLAttributes }) => ['dd', HTMLAttributes, 0],
});

/** Blocks that TipTap's own extensions don't support. */
export const blocks: readonly AnyExtension[] = [
  division,
  figure,
  picture,
  figcaption,
  details,
  summary,
  definitionList,
  term,
  definition,
];
