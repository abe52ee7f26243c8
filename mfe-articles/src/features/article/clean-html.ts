import createPurifier, { type Config } from 'dompurify';

/** The prefix of ids in an article: see the API's sanitiser, which an article passes first. */
const ID_PREFIX = 'article-';

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
  // Attributes with numbers or words instead of addresses, so the address check doesn't apply to them.
  ADD_URI_SAFE_ATTR: [
    'align',
    'colspan',
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

/**
 * The article's HTML as elements of this document. The API has already sanitised it; this is the second
 * line of defence, for HTML that arrives another way or that a browser parses differently from the server.
 * The elements are used directly: mutation XSS depends on serialising and parsing again.
 */
export function cleanHtml(html: string): DocumentFragment {
  return purifier().sanitize(html, config);
}

let made: ReturnType<typeof createPurifier> | null = null;

/** A separate instance, so that its hooks affect nothing else. */
function purifier() {
  if (made) return made;
  made = createPurifier(window);
  made.addHook('uponSanitizeAttribute', (_, attribute) => {
    if (attribute.attrName === 'id') attribute.keepAttr = attribute.attrValue.startsWith(ID_PREFIX);
    if (attribute.attrName === 'class') attribute.attrValue = ownClasses(attribute.attrValue);
  });
  return made;
}

const ownClasses = (value: string) =>
  value
    .split(/\s+/)
    .filter((name) => OWN_CLASS.test(name))
    .join(' ');
