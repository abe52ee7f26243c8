/** As the build does it: what imports a Python file gets its text. */
export default {
  process: (text) => ({
    code: `module.exports = { __esModule: true, default: ${JSON.stringify(text)} };`,
  }),
};
