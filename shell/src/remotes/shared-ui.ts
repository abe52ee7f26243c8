/** Provides `@site/shared/ui` to remotes: a chunk of its own, loaded when the first remote is. */
export const loadSharedUi = () => import('@site/shared/ui');
