import { toast } from '@site/shared/platform';

/** Selects a passage in the text that the author writes, and brings it into view, unless it isn't there any more. */
export function showPassage(passage: string): void {
  const text = document.querySelector<HTMLElement>('[contenteditable="true"]');
  const found = text && findPassage(text, passage);
  if (!found) {
    toast("The passage isn't in the text any more.");
    return;
  }
  text.focus({ preventScroll: true });
  const selection = document.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(found);
  found.startContainer.parentElement?.scrollIntoView({ block: 'center' });
}

/** A selection has line breaks between blocks where the text has none, so white space doesn't count. */
function findPassage(text: HTMLElement, passage: string): Range | null {
  const letters: { node: Node; offset: number }[] = [];
  let words = '';
  const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    for (const [offset, letter] of [...(node.nodeValue ?? '').split('').entries()]) {
      if (letter.trim() === '') continue;
      letters.push({ node, offset });
      words += letter;
    }
  }
  const sought = passage.replaceAll(/\s/g, '');
  const at = words.indexOf(sought);
  const [first, last] = [letters[at], letters[at + sought.length - 1]];
  if (!first || !last) return null;
  const range = document.createRange();
  range.setStart(first.node, first.offset);
  range.setEnd(last.node, last.offset + 1);
  return range;
}
