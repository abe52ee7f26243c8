/**
 * Loaded by the page before the shell. React announces itself to this hook, and each microfrontend's own Fast
 * Refresh finds React here: also that of a remote which is loaded long after the shell.
 */
const renderers = new Map();

globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers,
  supportsFiber: true,
  inject(renderer) {
    const id = renderers.size + 1;
    renderers.set(id, renderer);
    return id;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};
