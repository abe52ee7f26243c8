export { timeZone } from '@site/shared/platform';
