import {
  calloutClass,
  formulaParts,
  pictureClass,
  pictureParts,
  VIDEO_CLASS,
} from '@site/shared/contracts/editorial';
import createPurifier, { type Config } from 'dompurify';

/** The prefix of ids in an article: see the API's sanitiser, which an article passes first. */
const ID_PREFIX = 'article-';

const partAttributes = [...Object.values(pictureParts), ...Object.values(formulaParts)].flat();

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
  ADD_TAGS: [...Object.keys(pictureParts), ...Object.keys(formulaParts)],
  ADD_ATTR: partAttributes,
  // Attributes with numbers or words instead of addresses, so the address check doesn't apply to them.
  ADD_URI_SAFE_ATTR: [
    ...partAttributes,
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

const isOwnClass = (name: string) =>
  OWN_CLASS.test(name) ||
  pictureClass.test(name) ||
  calloutClass.test(name) ||
  name === VIDEO_CLASS;

/** Elements whose names their authors don't see: pictures and callouts. */
const NAMED = ['svg', 'aside'];

/** What isn't a part of its picture or formula, and parts that stand outside of one. */
function strayIn(root: string, elements: Readonly<Record<string, unknown>>): string {
  const parts = Object.keys(elements).join();
  return `${root} :not(${parts}), ${root} ${root}, :not(${root}, ${root} *):is(${parts})`;
}

/** A picture has a name. */
const STRAY = [
  'svg:not([role="img"][aria-label])',
  strayIn('svg', pictureParts),
  strayIn('math', formulaParts),
].join();

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
    if (attribute.attrName === 'aria-label') attribute.keepAttr = NAMED.includes(element.localName);
    if (attribute.attrName === 'class') attribute.attrValue = ownClasses(attribute.attrValue);
  });
  return made;
}

const ownClasses = (value: string) => value.split(/\s+/).filter(isOwnClass).join(' ');
