import type { CppSignature } from '@site/shared/contracts/practice';

/** JavaScript that defines what cases call, and passes it on to the program. */
export function standIns({ target, node, methods }: CppSignature): string {
  const nodes = node ? `__program.useNodes(${node});\n` : '';
  if (target === 'Solution') {
    const functions = methods.map(
      (name) => `function ${name}(...given) { return __program.call('${name}', -1, given); }`,
    );
    return `${nodes}${functions.join('\n')}`;
  }
  const called = methods.map(
    (name) => `  ${name}(...given) { return __program.call('${name}', this.__number, given); }`,
  );
  return `${nodes}class ${target} {
  constructor(...given) {
    Object.defineProperty(this, '__number', { value: __program.make(given) });
  }
${called.join('\n')}
}`;
}
