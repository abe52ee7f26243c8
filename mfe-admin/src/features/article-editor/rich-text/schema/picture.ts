import { pictureParts } from '@site/shared/contracts/editorial';
import { copyParts } from './copy-parts.ts';

const SVG = 'http://www.w3.org/2000/svg';

const copyOf = (picture: Element) => copyParts(picture, { namespace: SVG, parts: pictureParts });

/** A picture as the editor's document stores it. */
export const pictureSource = (svg: Element): string => copyOf(svg).outerHTML;

/** Rebuilds the picture from allowed parts only: a draft's HTML isn't sanitised. */
export function pictureFrom(source: string): Element {
  const { body } = new DOMParser().parseFromString(source, 'text/html');
  return copyOf(body.querySelector('svg') ?? document.createElementNS(SVG, 'svg'));
}
