import { pictureClass, pictureParts } from '@site/shared/contracts/editorial';
import createPurifier, { type Config } from 'dompurify';

/** The prefix of ids in an article: see the API's sanitiser, which an article passes first. */
const ID_PREFIX = 'article-';

const pictureAttributes = Object.values(pictureParts).flat();

const config: Config & { RETURN_DOM_FRAGMENT: true } = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: [
    'style',
    'form',
    'input',
    'button',
    'select',
    'textarea',
    'dialog',
    'audio',
    'video',
  ],
  FORBID_ATTR: ['style', 'name', 'srcset', 'action', 'background', 'popover', 'popovertarget'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ADD_TAGS: Object.keys(pictureParts),
  ADD_ATTR: pictureAttributes,
  // Attributes with numbers or words instead of addresses, so the address check doesn't apply to them.
  ADD_URI_SAFE_ATTR: [
    ...pictureAttributes,
    'align',
    'colspan',
    'dir',
    'height',
    'loading',
    'rowspan',
    'scope',
    'start',
    'width',
  ],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|#|\/(?![/\\]))/i,
  RETURN_DOM_FRAGMENT: true,
};

const OWN_CLASS = /^(tok|language)-[\w]+$/;

const PARTS = Object.keys(pictureParts).join();

/** A picture has a name and nothing but its parts in it, and these are nowhere else. */
const STRAY = `svg:not([role="img"][aria-label]), svg :not(${PARTS}), svg svg, :not(svg, svg *):is(${PARTS})`;

/**
 * The article's HTML as elements of this document. The API has already sanitised it; this is the second
 * line of defence, for HTML that arrives another way or that a browser parses differently from the server.
 * The elements are used directly: mutation XSS depends on serialising and parsing again.
 */
export function cleanHtml(html: string): DocumentFragment {
  const clean = purifier().sanitize(html, config);
  for (const stray of clean.querySelectorAll(STRAY)) stray.remove();
  return clean;
}

let made: ReturnType<typeof createPurifier> | null = null;

/** A separate instance, so that its hooks affect nothing else. */
function purifier() {
  if (made) return made;
  made = createPurifier(window);
  made.addHook('uponSanitizeAttribute', (element, attribute) => {
    if (attribute.attrName === 'id') attribute.keepAttr = attribute.attrValue.startsWith(ID_PREFIX);
    if (attribute.attrName === 'aria-label') attribute.keepAttr = element.localName === 'svg';
    if (attribute.attrName === 'class') attribute.attrValue = ownClasses(attribute.attrValue);
  });
  return made;
}

const ownClasses = (value: string) =>
  value
    .split(/\s+/)
    .filter((name) => OWN_CLASS.test(name) || pictureClass.test(name))
    .join(' ');
