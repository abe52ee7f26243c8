import type { Boot } from '@site/shared/contracts/composition';
import { testReleaseManifest } from '@site/shared/testing/release-manifest';
import { asUnrendered, bootOf } from './document.ts';

const boot: Boot = {
  releaseManifest: testReleaseManifest(),
  config: { apiBaseUrl: '/', defaultRoadmapId: 'dsa', providers: [], postsApiUrl: '/v1' },
  rendered: {} as Boot['rendered'],
};

/** As the site writes it. */
const documentWith = (json: string) => `<!doctype html>
<html lang="en">
<head>
<title>Roadmaps</title>
<link rel="expect" href="#main" blocking="render">
<link rel="icon" href="/releases/shell/1/favicon.svg" type="image/svg+xml">
<style data-href="/releases/shell/1/main.css">a{color:red}</style>
<style data-href="/releases/mfe-a/1/routes.css">@media (width<9em){b{color:red}}</style>
<script defer src="/releases/shell/1/main.js"></script>
<link rel="preload" as="script" href="/releases/mfe-a/1/remote-entry.js">
<link rel="preload" as="script" href="/releases/mfe-b/1/remote-entry.js">
</head>
<body>
<div id="root"><main id="main"><div>Rendered</div></main></div>
<script type="application/json" id="boot">${json}</script>
<script type="application/json" id="offline">["/v1/roadmaps"]</script>
</body>
</html>
`;

const html = documentWith(JSON.stringify(boot).replaceAll('<', '\\u003c'));
const unrendered = asUnrendered(html, boot, '/releases/mfe-a/1/');

test('the boot block of a page is found, and there is none in other documents', () => {
  expect(bootOf(html)).toEqual(JSON.parse(JSON.stringify(boot)));
  expect(bootOf('<!doctype html><title>Runner</title>')).toBeNull();
});

test('browsers render the page themselves', () => {
  expect(unrendered).toContain('<div id="root"></div>\n<script type="application/json" id="boot">');
  expect(unrendered).not.toContain('Rendered');
  expect(unrendered).not.toContain('rel="expect"');
  expect(unrendered).not.toContain('id="offline"');
  expect(bootOf(unrendered)).not.toHaveProperty('rendered');
});

test("files of the live version aren't loaded, those of others are", () => {
  expect(unrendered).not.toContain('/releases/mfe-a/1/r');
  expect(unrendered).not.toContain('9em');
  for (const file of ['shell/1/favicon.svg', 'shell/1/main.css', 'shell/1/main.js', 'mfe-b/1/'])
    expect(unrendered).toContain(`/releases/${file}`);
});

test('everything around it stays, and what is written ends no element', () => {
  const title = '</script><script>alert(1)</script>';
  const changed = asUnrendered(
    html,
    { ...boot, config: { ...boot.config, postsApiUrl: title } },
    null,
  );
  expect(changed).not.toContain('<script>alert');
  expect(bootOf(changed)?.config.postsApiUrl).toBe(title);
  expect(changed).toMatch(/<title>Roadmaps<\/title>[\s\S]*<\/script>\n\n<\/body>\n<\/html>\n$/);
  expect(changed).toContain('/releases/mfe-a/1/remote-entry.js');
});
