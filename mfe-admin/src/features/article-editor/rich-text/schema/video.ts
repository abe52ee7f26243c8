import { VIDEO_CLASS, videoOf } from '@site/shared/contracts/editorial';
import { Node } from '@tiptap/core';

const linkIn = (element: Element): HTMLAnchorElement | null => {
  const [link, ...others] = element.children;
  return link instanceof HTMLAnchorElement && others.length === 0 && videoOf(link.href)
    ? link
    : null;
};

/** A video elsewhere, stored as a link to it. It plays on the page, not in the editor. */
export const video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  addAttributes: () => ({
    href: { default: '', rendered: false, parseHTML: (element) => linkIn(element)?.href },
    title: { default: '', rendered: false, parseHTML: (element) => element.textContent },
  }),
  parseHTML: () => [
    {
      tag: `figure.${VIDEO_CLASS}`,
      priority: 60,
      getAttrs: (element) => (linkIn(element) ? null : false),
    },
  ],
  renderHTML: ({ node: { attrs }, HTMLAttributes }) => [
    'figure',
    { class: VIDEO_CLASS, ...HTMLAttributes },
    ['a', { href: attrs.href }, attrs.title],
  ],
  addNodeView:
    () =>
    ({ node: { attrs } }) => {
      const dom = document.createElement('figure');
      dom.className = VIDEO_CLASS;
      const link = dom.appendChild(document.createElement('a'));
      link.href = attrs.href;
      link.textContent = attrs.title;
      // It's selected, not followed.
      link.addEventListener('click', (event) => event.preventDefault());
      return { dom };
    },
});
