export { renderApp } from '@site/shared/testing';
