export { deleteCallbackRequests } from './callbacks.repository.ts';
export { callbacksModule } from './callbacks.routes.ts';
