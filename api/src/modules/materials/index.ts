export { findMaterialNames, type MaterialName } from './material-names.ts';
export { findMaterialPaths } from './material-paths.ts';
export { materialsModule } from './materials.routes.ts';
export { createMaterials } from './materials.service.ts';
export { questionOf } from './quizzes.ts';
export type { FindUnitPages } from './unit-pages.ts';
