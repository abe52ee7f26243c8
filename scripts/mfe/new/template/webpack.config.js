import { remoteConfig } from '../../../../scripts/webpack/remote-config.mjs';

export default remoteConfig('mfe-example');
