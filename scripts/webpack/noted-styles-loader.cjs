/**
 * In a server build, class names say which stylesheet they are from as they are used, so that a document names
 * the stylesheets that its page needs. shell/src/server.tsx listens.
 */
module.exports = function notedStylesLoader(source) {
  const sheet = this.getOptions().stylesheets[this.resourcePath];
  if (!sheet) return source;
  const note = 'globalThis[Symbol.for("site.note-stylesheet")]';
  const noted = `new Proxy(locals, {
  get(names, name) {
    ${note}?.(${JSON.stringify(this.getOptions().base + sheet)});
    return names[name];
  },
})`;
  return source.replace(/export default/, 'const locals =').concat(`\nexport default ${noted};\n`);
};
