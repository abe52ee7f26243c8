import { pictureParts } from '@site/shared/contracts';

const TAG = /(<[^<>]*>)/;
const NAME = /^<\/?([a-z0-9]+)/;
/** As `sanitiseArticle` writes it. One without a size or a name is not a picture. */
const PICTURE = /^<svg viewbox="0 0 \d{1,4} \d{1,4}" role="img" aria-label="[^"<>]+">$/;

type Context = 'text' | 'picture' | 'dropped';

/**
 * Leaves parts of pictures in pictures only, and nothing else in those: where HTML and SVG nest, browsers and
 * sanitisers may disagree about what is what.
 * @param html as `sanitizeHtml` writes it: closed, with every bracket in texts and attributes written out
 */
export function withPictures(html: string): string {
  let done = '';
  let context: Context = 'text';
  for (const piece of html.split(TAG)) {
    const before = context;
    context = contextAfter(before, piece);
    if (before !== 'dropped' && isAllowed(piece, before, context)) done += piece;
  }
  return done;
}

function contextAfter(context: Context, piece: string): Context {
  if (piece === '</svg>') return 'text';
  if (context !== 'text' || NAME.exec(piece)?.[1] !== 'svg') return context;
  return PICTURE.test(piece) ? 'picture' : 'dropped';
}

function isAllowed(piece: string, before: Context, context: Context): boolean {
  const name = NAME.exec(piece)?.[1];
  if (context === 'dropped') return false;
  if (name === undefined) return true;
  if (name === 'svg') return before !== context;
  return (context === 'picture') === Object.hasOwn(pictureParts, name);
}
