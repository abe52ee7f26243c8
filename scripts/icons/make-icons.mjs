/**
 * Makes the icons of the installed site from the shell's favicon, in a browser: `node scripts/icons/make-icons.mjs`
 * after a change of it. The pictures are committed, since a site has no browser.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from '../test/chromium.mjs';
import { projectPath } from '../webpack/paths.mjs';

const ICONS = [
  { name: 'icon-192', size: 192, share: 0.78 },
  { name: 'icon-512', size: 512, share: 0.78 },
  // Devices cut it to a shape of theirs, of which a circle of four fifths is always left.
  { name: 'icon-maskable-512', size: 512, share: 0.52 },
];

const svg = readFileSync(projectPath('shell/src/favicon.svg'), 'base64');
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
for (const { name, size, share } of ICONS) {
  const own = size * share;
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:#fff">
<img src="data:image/svg+xml;base64,${svg}" width="${own}" height="${own}" alt=""></body>`,
  );
  const path = projectPath(`api/src/areas/site/offline/icons/${name}.png`);
  writeFileSync(path, await page.screenshot());
}
await browser.close();
