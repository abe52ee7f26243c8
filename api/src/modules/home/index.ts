export { homeModule } from './home.routes.ts';
