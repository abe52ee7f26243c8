import { pictureParts } from '@site/shared/contracts';

const SVG = 'http://www.w3.org/2000/svg';

/** What a picture is kept as in the editor's document. */
export const pictureSource = (svg: Element): string => copyOf(svg).outerHTML;

/** The picture again, made of nothing but what an article may have: a draft's HTML is not sanitised. */
export function pictureFrom(source: string): Element {
  const { body } = new DOMParser().parseFromString(source, 'text/html');
  return copyOf(body.querySelector('svg') ?? document.createElementNS(SVG, 'svg'));
}

function copyOf(part: Element): Element {
  const copy = document.createElementNS(SVG, part.localName);
  for (const { name, value } of part.attributes) {
    if (pictureParts[part.localName]?.includes(name.toLowerCase())) copy.setAttribute(name, value);
  }
  for (const child of part.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) copy.append(child.nodeValue ?? '');
    if (child instanceof Element && isPart(child)) copy.append(copyOf(child));
  }
  return copy;
}

const isPart = ({ namespaceURI, localName }: Element) =>
  namespaceURI === SVG && localName !== 'svg' && Object.hasOwn(pictureParts, localName);
