const BLOCKS = /<(\/?)(p|h[2-5]|ul|ol|dl|aside|blockquote|table|details|figure)([ >])/g;

/**
 * The API's HTML with each block laid out in the direction of its own text. What stands in another block follows that
 * one: a list's marks are on the side on which its items begin.
 * @param html as the API sanitises it: closed, with every bracket in texts and attributes written out
 */
export function withDirections(html: string): string {
  let depth = 0;
  return html.replace(BLOCKS, (tag: string, slash: string, name: string, rest: string) => {
    depth += slash ? -1 : 1;
    return !slash && depth === 1 ? `<${name} dir="auto"${rest}` : tag;
  });
}
