import {
  calloutClass,
  pictureClass,
  pictureParts,
  VIDEO_CLASS,
} from '@site/shared/contracts/editorial';
import sanitizeHtml from 'sanitize-html';

/** Ids in an article carry it, so that none is taken for an element of the page around it. */
export const ID_PREFIX = 'article-';

/** The same of each element of a picture. */
const ofPictures = <T>(of: (attributes: readonly string[]) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(pictureParts).map(([name, value]) => [name, of(value)]));

/** Everything an article may be made of. What is not named here does not survive. */
const allowed = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'h5', 'p', 'aside', 'blockquote', 'hr', 'br', 'div', 'span'],
    ...['strong', 'em', 'b', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup', 'abbr'],
    ...['a', 'code', 'pre', 'kbd', 'samp', 'var', 'q', 'cite'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...['figure', 'figcaption', 'img', 'details', 'summary'],
    ...Object.keys(pictureParts),
  ],
  allowedAttributes: {
    ...ofPictures((attributes) => [...attributes]),
    a: ['href', 'title'],
    abbr: ['title'],
    aside: ['class'],
    code: ['class'],
    details: ['open'],
    figure: ['class'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    ol: ['start'],
    span: ['class'],
    td: ['align', 'colspan', 'rowspan'],
    th: ['align', 'colspan', 'rowspan', 'scope'],
    '*': ['id'],
  },
  allowedClasses: {
    ...ofPictures(() => [pictureClass]),
    aside: [calloutClass],
    code: [/^language-[a-z0-9]{1,20}$/],
    figure: [VIDEO_CLASS],
    span: [/^tok-[a-zA-Z0-9]{1,30}$/],
  },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowedSchemesByTag: { img: ['https'] },
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  // What an article may not have is removed with its text if that text was never meant to be read.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'xmp'],
  nestingLimit: 40,
} satisfies sanitizeHtml.IOptions;

/** Under the page's own heading of the first level stand those of the second. */
const transformTags: sanitizeHtml.IOptions['transformTags'] = {
  h1: 'h2',
  h6: 'h5',
  aside: (tagName, { class: kind = '', ...attribs }) =>
    calloutClass.test(kind)
      ? { tagName, attribs: { class: kind, ...attribs } }
      : { tagName: 'div', attribs },
  svg: (tagName, { viewbox = '', 'aria-label': name = '' }) => ({
    tagName,
    attribs: { viewbox, role: 'img', 'aria-label': name.trim() },
  }),
  '*': (tagName, attribs) => ({ tagName, attribs: withPrefixedIds(attribs) }),
};

/**
 * HTML that a reader's browser may be given: nothing in it runs, loads from a plain address, looks
 * other than the site's own styles say, or takes an id that is not the article's. It is sanitised twice,
 * so that the second reading, which is what mutations live on, happens here.
 */
export const sanitiseArticle = (html: string): string => sanitisedOnce(sanitisedOnce(html));

/** What is nested as HTML does not allow reads differently when it is read again: see `sanitiseArticle`. */
const sanitisedOnce = (html: string) =>
  withPictures(sanitizeHtml(html, { ...allowed, transformTags }));

function withPrefixedIds({ id, href, ...rest }: Record<string, string>): Record<string, string> {
  return {
    ...rest,
    ...(id !== undefined && plainId(id) !== '' && { id: prefixed(plainId(id)) }),
    ...(href !== undefined && { href: href.startsWith('#') ? toPrefixed(href) : href }),
  };
}

const prefixed = (id: string) => (id.startsWith(ID_PREFIX) ? id : ID_PREFIX + id);
const toPrefixed = (href: string) => `#${prefixed(plainId(href.slice(1)))}`;

/** As words joined by hyphens; letters of every script stay. */
export const plainId = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);

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
function withPictures(html: string): string {
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
