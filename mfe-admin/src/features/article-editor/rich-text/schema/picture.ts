import { pictureParts } from '@site/shared/contracts/editorial';

const SVG = 'http://www.w3.org/2000/svg';

/** A picture as the editor's document stores it. */
export const pictureSource = (svg: Element): string => copyOf(svg).outerHTML;

/** Rebuilds the picture from allowed parts only: a draft's HTML isn't sanitised. */
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
