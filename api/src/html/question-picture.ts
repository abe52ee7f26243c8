import type { QuestionPicture } from '@site/shared/contracts/practice';
import { escapeHtml } from './escape-html.ts';
import { sanitiseArticle } from './sanitise.ts';

/** The width of every picture: texts can be read on a phone. */
export const PICTURE_WIDTH = 360;

/** A picture as the body of an article has it. */
export const pictureHtml = (picture: QuestionPicture, caption = ''): string =>
  sanitiseArticle(
    `<figure>${svgOf(picture)}${caption && `<figcaption>${escapeHtml(caption)}</figcaption>`}</figure>`,
  );

const svgOf = ({ label, height, shapes }: QuestionPicture) =>
  `<svg viewBox="0 0 ${PICTURE_WIDTH} ${height}" role="img" aria-label="${escapeHtml(label)}">${shapes.join('')}</svg>`;

/** Elements and attributes that a picture may not have, by the elements that have them. */
export function lostFrom(picture: QuestionPicture): string[] {
  const shown = new Set(tagsOf(pictureHtml(picture)));
  return tagsOf(picture.shapes.join('')).filter((tag) => !shown.has(tag));
}

const tagsOf = (html: string): string[] =>
  (html.replaceAll("'", '"').match(/<[a-z][^<>]*>/g) ?? []).map((tag) =>
    tag.replace(/\/?>$/, '').trim(),
  );
