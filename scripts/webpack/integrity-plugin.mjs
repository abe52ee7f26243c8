/**
 * Makes webpack's own loading of chunks and stylesheets carry integrity and crossorigin. The shell
 * offers the hashes of the set, and the address to use after a failure, under symbols
 * (shell/src/remotes/integrity.ts). A file without a hash gets one that cannot match: a check that
 * passes when the hash is missing is no check.
 */
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const NEVER_MATCHES = `sha384-${'A'.repeat(64)}`;

const protect = (element, attribute, address) => `
${element}.crossOrigin = "anonymous";
${element}.integrity = self[Symbol.for("site.integrity")]?.(${address}) ?? "${NEVER_MATCHES}";
${element}.${attribute} = self[Symbol.for("site.address")]?.(${address}) ?? ${address};`;

export class IntegrityPlugin {
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => `${source}${protect('script', 'src', 'url')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source, { tag, href }) => `${source}${protect(tag, 'href', href)}`,
      );
    });
  }
}
