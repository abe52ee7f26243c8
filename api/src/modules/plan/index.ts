export {
  deleteSettings,
  findDatedSettings,
  findRoadmapIds,
  saveSettings,
} from './plan.repository.ts';
export { planModule } from './plan.routes.ts';
export { createPlans } from './plan.service.ts';
