/** One level of indentation in our listings. */
const INDENT = '  ';

/**
 * What the editor opens on in Java: the class of a listing with its public methods, which are still empty. Our listings have
 * one class, with its methods at one level of indentation.
 */
export function javaStarterOf(code: string): string {
  const lines = code.split('\n');
  const start = lines.findIndex((line) => /^(final )?class /.test(line));
  const methods = headsIn(lines.slice(start + 1)).map((head) => `${INDENT}${head} {\n${INDENT}}\n`);
  const [name] = lines[start]?.split(' {') ?? [];
  return `import java.util.*;\n\n${name} {\n${methods.join('\n')}}\n`;
}

/** The heads of the public methods, each on one line. */
function headsIn(lines: readonly string[]): string[] {
  const heads: string[] = [];
  let open = '';
  for (const line of lines) {
    if (!open && !/^ {2}public [^=]*\(/.test(line)) continue;
    open += (open && ' ') + line.trim();
    const end = open.lastIndexOf(' {');
    if (end < 0) continue;
    heads.push(open.slice(0, end).replaceAll('( ', '('));
    open = '';
  }
  return heads;
}
