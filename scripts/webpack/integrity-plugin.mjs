/**
 * Makes webpack's own loading of chunks and stylesheets carry integrity and crossorigin. The shell
 * offers the hashes of the set under a symbol (shell/src/remotes/integrity.ts). A file without a
 * hash gets one that cannot match: a check that passes when the hash is missing is no check.
 */
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const NEVER_MATCHES = `sha384-${'A'.repeat(64)}`;

const protect = (element, address) => `
${element}.crossOrigin = "anonymous";
${element}.integrity = self[Symbol.for("site.integrity")]?.(${address}) ?? "${NEVER_MATCHES}";`;

export class IntegrityPlugin {
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => `${source}${protect('script', 'url')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source, { tag, href }) => `${source}${protect(tag, href)}`,
      );
    });
  }
}
