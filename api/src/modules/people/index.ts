export { peopleModule } from './people.routes.ts';
