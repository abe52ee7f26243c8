export { callbacksModule } from './callbacks.routes.ts';
