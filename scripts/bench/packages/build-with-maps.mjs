/** Builds every unit once more with source maps, into a folder of its own: `maps/<unit>` in the folder it is given. */
import { join } from 'node:path';
import webpack from 'webpack';
import { projectPath, UNITS } from '../../webpack/paths.mjs';

const [folder = ''] = process.argv.slice(2);

const compile = (config) =>
  new Promise((resolve, reject) => {
    webpack(config).run((error, stats) => {
      if (error) reject(error);
      else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });

for (const unit of UNITS) {
  const config = await (await import(projectPath(`${unit}/webpack.config.js`))).default;
  const output = { ...config.output, path: join(folder, unit) };
  await compile({ ...config, devtool: 'hidden-source-map', cache: false, output });
}
