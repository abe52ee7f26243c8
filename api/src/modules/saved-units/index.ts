export { savedUnitsModule } from './saved-units.routes.ts';
