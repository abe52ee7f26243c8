/**
 * In a server build, class names say which stylesheet they are from as they are used, so that a document names
 * the stylesheets that its page needs. shell/src/server.tsx listens.
 */
module.exports = function notedStylesLoader(source) {
  const { base, stylesheets } = this.getOptions();
  const isNamedLater = typeof stylesheets === 'string';
  const sheet = isNamedLater
    ? `@stylesheet of ${encodeURIComponent(this.resourcePath)}`
    : stylesheets[this.resourcePath];
  if (!sheet) return source;
  const note = 'globalThis[Symbol.for("site.note-stylesheet")]';
  const noted = `new Proxy(locals, {
  get(names, name) {
    const sheet = ${JSON.stringify(isNamedLater ? sheet : base + sheet)};
    if (sheet) ${note}?.(sheet);
    return names[name];
  },
})`;
  return source.replace(/export default/, 'const locals =').concat(`\nexport default ${noted};\n`);
};
