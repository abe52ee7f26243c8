export { remoteFailuresModule } from './remote-failures.routes.ts';
