export { mount } from '../mount.ts';
