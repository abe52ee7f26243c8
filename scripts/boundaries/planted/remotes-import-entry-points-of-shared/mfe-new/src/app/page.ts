export { http } from '@site/shared/http';
