import { type AnyExtension, Extension, Mark } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Code } from '@tiptap/extension-code';
import { Italic } from '@tiptap/extension-italic';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { StarterKit } from '@tiptap/starter-kit';
import { blocks } from './blocks.ts';
import { callout } from './callout.ts';
import { codeBlock } from './code-block.ts';
import { formulas } from './formula.ts';
import { htmlBlock } from './html-block.ts';
import { image } from './image.ts';
import { tables } from './tables.ts';
import { video } from './video.ts';

/** An inline element of HTML as a mark. */
const inlineElement = (name: string, shortcut?: string): AnyExtension =>
  Mark.create({
    name,
    parseHTML: () => [{ tag: name }],
    renderHTML: ({ HTMLAttributes }) => [name, HTMLAttributes, 0],
    addKeyboardShortcuts() {
      return shortcut ? { [shortcut]: () => this.editor.commands.toggleMark(name) } : {};
    },
  });

const abbreviation = Mark.create({
  name: 'abbr',
  addAttributes: () => ({ title: { default: null } }),
  parseHTML: () => [{ tag: 'abbr' }],
  renderHTML: ({ HTMLAttributes }) => ['abbr', HTMLAttributes, 0],
});

/** A span without an id means nothing; the server adds the spans of code tokens. */
const anchor = Mark.create({
  name: 'anchor',
  parseHTML: () => [{ tag: 'span[id]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

/** Inline elements that TipTap's own extensions don't support. */
const inlineElements: readonly AnyExtension[] = [
  inlineElement('sub', 'Mod-,'),
  inlineElement('sup', 'Mod-.'),
  inlineElement('kbd', 'Mod-Alt-k'),
  ...['mark', 'small', 'ins', 'del', 'samp', 'var', 'q', 'cite', 'b', 'i'].map((name) =>
    inlineElement(name),
  ),
  abbreviation,
  anchor,
];

/** Replaced by an extension below, or by an element of its own. */
const REPLACED = {
  bold: false,
  code: false,
  codeBlock: false,
  italic: false,
  paragraph: false,
  strike: false,
} as const;

const kit = StarterKit.configure({
  ...REPLACED,
  heading: { levels: [2, 3, 4, 5] },
  link: {
    openOnClick: false,
    autolink: false,
    HTMLAttributes: { target: null, rel: null },
  },
});

/** Remembers whether it was written as <p>: list items and cells hold bare text. */
const paragraph = Paragraph.extend({
  addAttributes: () => ({
    bare: {
      default: true,
      keepOnSplit: false,
      parseHTML: (element) => element.hasAttribute('data-bare'),
      renderHTML: ({ bare }) => (bare ? { 'data-bare': '' } : {}),
    },
  }),
});

/** Similar elements are preserved: <b> doesn't become <strong>. */
const texts: AnyExtension[] = [
  Bold.extend({ parseHTML: () => [{ tag: 'strong' }] }),
  Italic.extend({ parseHTML: () => [{ tag: 'em' }] }),
  Strike.extend({ parseHTML: () => [{ tag: 's' }] }),
  // Code may be bold and part of a link.
  Code.extend({ excludes: 'code' }),
];

const elements: AnyExtension[] = [
  kit,
  paragraph,
  image,
  codeBlock,
  htmlBlock,
  callout,
  video,
  ...formulas,
  ...texts,
  ...inlineElements,
  ...blocks,
  ...tables,
];

const WITHOUT_ID = ['starterKit', 'htmlBlock'];
const PARTS_OF_THE_KIT = [
  ...['heading', 'blockquote', 'bulletList', 'orderedList', 'listItem', 'horizontalRule'],
  ...['hardBreak', 'link', 'underline'],
];

/** Every element may have an id. If it's split, the second half gets none. */
const ids = Extension.create({
  name: 'ids',
  addGlobalAttributes: () => [
    {
      types: [
        ...PARTS_OF_THE_KIT,
        ...elements.map(({ name }) => name).filter((name) => !WITHOUT_ID.includes(name)),
      ],
      attributes: { id: { default: null, keepOnSplit: false } },
    },
  ],
});

/** The schema of an article: everything that the server's sanitiser allows. */
export const articleSchema: AnyExtension[] = [...elements, ids];
