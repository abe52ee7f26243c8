const NAME = 'LateFederationPlugin';
/** Between these, federation's plugin moves its runtime to the first script of a page (HoistContainerReferencesPlugin). */
const BEFORE_HOISTING = 10;
const AFTER_HOISTING = 12;

/**
 * Federation's plugin puts its runtime into every entry, to run before it. The shell's first script needs none of it:
 * it provides modules and takes none. So the runtime runs with another entry, which is loaded for the first remote.
 */
export class LateFederationPlugin {
  /** @param {string} entry the name of that entry, which depends on the first script */
  constructor(entry) {
    this.entry = entry;
  }

  apply(compiler) {
    compiler.hooks.finishMake.tap(NAME, ({ globalEntry, entries }) => {
      const isRuntime = ({ type }) => type === 'federation runtime dependency';
      const everywhere = globalEntry.includeDependencies;
      const runtime = everywhere.filter(isRuntime);
      if (runtime.length !== 1) throw new Error("Federation's runtime is not among the includes.");
      globalEntry.includeDependencies = everywhere.filter((one) => !isRuntime(one));
      entries.get(this.entry).dependencies.unshift(...runtime);
    });
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => this.keepTogether(compilation));
  }

  /** What only this entry needs stays in its script. */
  keepTogether({ hooks, namedChunks, chunkGraph }) {
    let own = [];
    hooks.optimizeChunks.tap({ name: NAME, stage: BEFORE_HOISTING }, () => {
      own = [...chunkGraph.getChunkModulesIterable(namedChunks.get(this.entry))];
    });
    hooks.optimizeChunks.tap({ name: NAME, stage: AFTER_HOISTING }, () => {
      for (const module of own) {
        for (const chunk of [...chunkGraph.getModuleChunksIterable(module)])
          if (chunk.name !== this.entry) chunkGraph.disconnectChunkAndModule(chunk, module);
        chunkGraph.connectChunkAndModule(namedChunks.get(this.entry), module);
      }
      own = [];
    });
  }
}
