export { List } from './features/list/list.tsx';
