/**
 * `@site/shared/ui` as remotes get it: loaded when the first of them is. The release says which files that takes, by the
 * chunk's name (scripts/release/describe.mjs).
 */
export const importSharedUi = () => import(/* webpackChunkName: "ui" */ '@site/shared/ui');
