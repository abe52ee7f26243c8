import { pictureParts } from '@site/shared/contracts';

const TAG = /(<[^<>]*>)/;
const NAME = /^<\/?([a-z0-9]+)/;
/** As `sanitiseArticle` writes it. One without a size or a name is not a picture. */
const PICTURE = /^<svg viewbox="0 0 \d{1,4} \d{1,4}" role="img" aria-label="[^"<>]+">$/;

type Place = 'text' | 'picture' | 'dropped';

/**
 * Leaves parts of pictures in pictures only, and nothing else in those: where HTML and SVG nest, browsers and
 * sanitisers may disagree about what is what.
 * @param html as `sanitizeHtml` writes it: closed, with every bracket in texts and attributes written out
 */
export function withPictures(html: string): string {
  let done = '';
  let place: Place = 'text';
  for (const piece of html.split(TAG)) {
    const before = place;
    place = placeAfter(before, piece);
    if (before !== 'dropped' && isKept(piece, before, place)) done += piece;
  }
  return done;
}

function placeAfter(place: Place, piece: string): Place {
  if (piece === '</svg>') return 'text';
  if (place !== 'text' || NAME.exec(piece)?.[1] !== 'svg') return place;
  return PICTURE.test(piece) ? 'picture' : 'dropped';
}

function isKept(piece: string, before: Place, place: Place): boolean {
  const name = NAME.exec(piece)?.[1];
  if (place === 'dropped') return false;
  if (name === undefined) return true;
  if (name === 'svg') return before !== place;
  return (place === 'picture') === Object.hasOwn(pictureParts, name);
}
