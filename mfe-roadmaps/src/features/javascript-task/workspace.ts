export { TaskWorkspace } from '@site/shared/workspace';
