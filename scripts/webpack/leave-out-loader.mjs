/**
 * A webpack loader for a library's file that holds more than any page reaches, in pieces that webpack can't drop.
 * @throws if a function isn't there once: an update has moved it
 */
export default function leaveOut(source) {
  return withoutNames(this.getOptions().functions.reduce(withoutFunction, source));
}

const LEFT_OUT = "throw new Error('This was left out of the build.');";

/** In its place stays one that throws. @param {string} source formatted, so that a function ends at its own indentation */
export function withoutFunction(source, name) {
  const lines = source.split('\n');
  const starts = [`function ${name}(`, `async function ${name}(`];
  const isStart = (line) => starts.some((start) => line.trimStart().startsWith(start));
  const [first, ...others] = lines.flatMap((line, index) => (isStart(line) ? [index] : []));
  if (first === undefined || others.length > 0) throw new Error(`${name} isn't there once.`);
  const indentation = ' '.repeat(lines[first].length - lines[first].trimStart().length);
  const last = lines.indexOf(`${indentation}}`, first);
  lines.splice(first, last - first + 1, `${indentation}function ${name}() { ${LEFT_OUT} }`);
  return lines.join('\n');
}

/** Names for React's tools keep components that nobody uses. */
const withoutNames = (source) =>
  source
    .split('\n')
    .filter((line) => line.startsWith(' ') || !line.includes('.displayName = '))
    .map((line) =>
      line.endsWith('.forwardRef(') ? line.replace(' = ', ' = /* @__PURE__ */ ') : line,
    )
    .join('\n');
