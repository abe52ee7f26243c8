import { type CalloutKind, calloutClass } from '@site/shared/contracts/editorial';
import { Node } from '@tiptap/core';

const kindOf = (element: Element) =>
  calloutClass.exec(element.className)?.[1] as CalloutKind | undefined;

/** What stands beside the text: a note, a tip or a warning. */
export const callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({
    kind: {
      default: 'note' satisfies CalloutKind,
      parseHTML: kindOf,
      renderHTML: ({ kind }) => ({ class: `callout-${kind}` }),
    },
  }),
  parseHTML: () => [{ tag: 'aside', getAttrs: (element) => (kindOf(element) ? null : false) }],
  renderHTML: ({ HTMLAttributes }) => ['aside', HTMLAttributes, 0],
});
