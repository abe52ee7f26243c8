export { default } from '../mfe-other/webpack.config.js';
