/**
 * Puts what a remote styles into a layer of its own, so that the shell's styles win against it whatever the selector
 * (shared/ui/base.css has the order). Files that choose a layer themselves are left alone. Lines stay where they were.
 */
module.exports = function remoteLayerLoader(source) {
  return source.includes('@layer') ? source : `@layer remotes {${source}\n}`;
};
