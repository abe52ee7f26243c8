/**
 * Makes webpack's own loading of chunks and stylesheets go by the hashes of the release manifest. Scripts are loaded by
 * the shell's file loader, which the shell offers under a symbol (shell/src/remotes/loader.ts); stylesheets by
 * mini-css-extract-plugin, with the hash and address that the loader gives them.
 */
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

const FILES = 'self[Symbol.for("site.files")]';

/** The function by which webpack's runtime loads a script: (address, done) => void. */
class LoadScriptRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('load script by the shell');
  }

  generate() {
    return `${webpack.RuntimeGlobals.loadScript} = (url, done) => {
  const report = (type) => done({ type, target: { src: url } });
  ${FILES}.script(url).then(() => report("load"), () => report("error"));
};`;
  }
}

const protectStylesheet = (tag, address) => `
${tag}.crossOrigin = "anonymous";
${tag}.integrity = ${FILES}.integrityOf(${address});
${tag}.href = ${FILES}.currentAddress(${address});`;

export class IntegrityPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.loadScript)
        // Before webpack's own, which is not added once this returns true.
        .tap({ name: 'IntegrityPlugin', stage: -1 }, (chunk) => {
          compilation.addRuntimeModule(chunk, new LoadScriptRuntimeModule());
          return true;
        });
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source, { tag, href }) => `${source}${protectStylesheet(tag, href)}`,
      );
    });
  }
}
