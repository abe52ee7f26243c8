export { Picture } from '@site/shared/drawing';
