import { Node } from '@tiptap/core';
import { inert } from './inert.ts';

/** A block that the editor doesn't support: it stays as it is, shows its HTML, and is edited as HTML. */
export const htmlBlock = Node.create({
  name: 'htmlBlock',
  group: 'block',
  atom: true,
  addAttributes: () => ({
    source: {
      default: '',
      parseHTML: (element) => element.dataset.html ?? '',
      renderHTML: ({ source }) => ({ 'data-html': source }),
    },
  }),
  parseHTML: () => [{ tag: 'div[data-html]', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('div');
      dom.dataset.htmlBlock = '';
      const code = dom.appendChild(document.createElement('code'));
      code.textContent = node.attrs.source;
      return { dom };
    },
});

/** What the editor's document is made of for such a block. */
export function asHtmlBlock(block: Element): Element {
  const element = block.ownerDocument.createElement('div');
  element.dataset.html = block.outerHTML;
  return element;
}

/** Puts the block's own HTML in its place. */
export function fromHtmlBlock(element: Element) {
  element.replaceWith(...inert(element.getAttribute('data-html') ?? '').childNodes);
}
