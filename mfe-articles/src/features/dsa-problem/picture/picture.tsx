export { Picture } from '@site/shared/workspace/drawing';
