import { type AnyExtension, Mark } from '@tiptap/core';

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
export const inlineElements: readonly AnyExtension[] = [
  inlineElement('sub', 'Mod-,'),
  inlineElement('sup', 'Mod-.'),
  inlineElement('kbd', 'Mod-Alt-k'),
  ...['mark', 'small', 'ins', 'del', 'samp', 'var', 'q', 'cite', 'b', 'i'].map((name) =>
    inlineElement(name),
  ),
  abbreviation,
  anchor,
];
