import createPurifier, { type Config } from 'dompurify';

/** Ids in an article carry it: see the API's sanitiser, which is the first to look at an article. */
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
  // Numbers and words that are no address, and so need not look like one.
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
 * The article's HTML as elements of this document. The API has cleaned it before; this is the second
 * lock, for HTML that comes another way or that a browser reads otherwise than a server does. The
 * elements are used as they are: writing them out and reading them again is what mutations live on.
 */
export function cleanHtml(html: string): DocumentFragment {
  return purifier().sanitize(html, config);
}

let made: ReturnType<typeof createPurifier> | null = null;

/** An instance of its own: its hooks are nobody else's. */
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
