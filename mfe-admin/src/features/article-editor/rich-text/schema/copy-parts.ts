interface Kind {
  /** The namespace of its elements. */
  namespace: string;
  /** Its elements and their attributes; the outermost one isn't in another. */
  parts: Readonly<Record<string, readonly string[]>>;
}

/** A picture or a formula, rebuilt from allowed parts only. */
export function copyParts(part: Element, kind: Kind): Element {
  const copy = document.createElementNS(kind.namespace, part.localName);
  for (const { name, value } of part.attributes) {
    if (kind.parts[part.localName]?.includes(name.toLowerCase())) copy.setAttribute(name, value);
  }
  for (const child of part.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) copy.append(child.nodeValue ?? '');
    if (child instanceof Element && isPart(child, kind)) copy.append(copyParts(child, kind));
  }
  return copy;
}

const OUTERMOST = ['svg', 'math'];

const isPart = ({ namespaceURI, localName }: Element, { namespace, parts }: Kind) =>
  namespaceURI === namespace && !OUTERMOST.includes(localName) && Object.hasOwn(parts, localName);
