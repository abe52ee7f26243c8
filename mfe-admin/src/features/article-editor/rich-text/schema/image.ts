import { Image } from '@tiptap/extension-image';

/**
 * A picture. One without an address is missing: it was pasted from a file that only the author's machine has, or is
 * still being uploaded. It keeps its place and shows there, and the server doesn't publish it.
 */
export const image = Image.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      loading: { default: null },
      /** While it's being uploaded. */
      upload: {
        default: null,
        rendered: false,
        parseHTML: (element) => element.dataset.upload ?? null,
      },
    };
  },
  parseHTML: () => [{ tag: 'img:not([src^="data:"])' }],
  addNodeView:
    () =>
    ({ node, HTMLAttributes }) => {
      const { src, alt, upload } = node.attrs;
      if (src) {
        const dom = document.createElement('img');
        for (const [name, value] of Object.entries(HTMLAttributes)) {
          if (value !== null && value !== undefined) dom.setAttribute(name, String(value));
        }
        return { dom };
      }
      const dom = document.createElement('span');
      dom.dataset.missing = '';
      dom.textContent = [upload ? 'Uploading a picture…' : 'A picture is missing here', alt]
        .filter(Boolean)
        .join(': ');
      return { dom };
    },
}).configure({ inline: true });
