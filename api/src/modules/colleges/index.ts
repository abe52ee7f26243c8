export { collegesModule } from './colleges.routes.ts';
