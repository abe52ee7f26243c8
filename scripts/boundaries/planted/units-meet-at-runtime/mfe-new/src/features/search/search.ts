export { routes } from '../../../../shell/src/routes.ts';
