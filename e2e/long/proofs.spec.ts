/** Versions that the proof refuses: nothing of them is ever live. */
import { area } from '../fixtures/area.ts';
import { heading } from '../fixtures/marks.ts';
import { ownSiteOfGroup } from '../fixtures/own-site.ts';
import { liveManifest, mfe, remoteIn } from '../fixtures/releases.ts';
import { expect, test } from '../fixtures/test.ts';
import { type Edit, storeVariant } from '../fixtures/variants.ts';

const site = ownSiteOfGroup();

/** Stores a version with a number of its own. */
const store = (unit: string, edit: Edit, number: number) =>
  storeVariant(site(), unit, edit, { version: `1.0.0-variant0${String(number).padStart(2, '0')}` });

const withBrokenPage = (_: string, text: string) =>
  text.replace(/(path:"\/profile",.*?)Component:/s, (_all, before) => {
    return `${before}Component:()=>{throw new Error("planted")},former:`;
  });

test('a release with a page that throws is refused before anybody sees it, and its preview shows why', async ({
  page,
  complaints,
}) => {
  complaints.expect(/planted/);
  const version = await store(area.remote, withBrokenPage, 1);
  await expect(mfe(site(), 'prove', area.remote, version)).rejects.toThrow(
    /isn't going live[\s\S]*\/profile: the console says: .*planted/,
  );
  const link = await mfe(site(), 'preview', area.remote, version);
  await page.goto(link.trim());
  await page.getByRole('button', { name: 'Open the preview' }).click();
  await expect(page.getByText(`Preview: ${area.remote} ${version}`)).toBeVisible();
  await page.goto(site().url + area.path);
  await expect(heading(page, 'This page is taking a break')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the live site' }).click();
  await expect(heading(page, 'Profile')).toBeVisible();
  await page.waitForLoadState('networkidle');
});

const FILLS_SLOTS = 'mfe-roadmaps';

/** Its panel for the home page throws. */
const withBrokenPanel = (file: string, text: string) => {
  const [, container] = /^var (mfe_roadmaps_\w+);/.exec(text) ?? [];
  if (file !== 'remote-entry.js' || !container) return text;
  return `${text}
;(() => {
  const { get, init } = ${container};
  const Broken = () => { throw new Error("planted in the panel"); };
  ${container} = {
    init,
    get: async (name) => name.includes("continue") ? () => ({ default: Broken }) : get(name),
  };
})();`;
};

const withBrokenMenu = (text: string) =>
  text.replace('`Today: ', (words) => `(()=>{throw new Error("planted in the menu")})()+${words}`);

test('a panel of the home page and a part of the account menu that throw are refused, and no page is blamed', async () => {
  const { pages } = remoteIn(await liveManifest(site().url), FILLS_SLOTS);
  const version = await storeVariant(
    site(),
    FILLS_SLOTS,
    (file, text) => withBrokenMenu(withBrokenPanel(file, text)),
    // Of its many pages one is enough to show that pages aren't blamed.
    {
      version: '1.0.0-variant003',
      facts: { pages: pages.filter(({ path }) => path === '/roadmaps') },
    },
  );
  const refusal = await mfe(site(), 'prove', FILLS_SLOTS, version).catch(({ stderr }) => stderr);
  expect(refusal).toMatch(/\/, signed in: the console says: .*planted in the panel/);
  expect(refusal).toMatch(/\/, signed in: the console says: .*planted in the menu/);
  expect(refusal).not.toMatch(/\/roadmaps/);
});

/**
 * A button that says nothing, beside the page, and a footer that stays pale, once browsers have drawn the page again: its heading
 * isn't the server's.
 */
const withTraces = (file: string, text: string) => {
  if (file === 'server.js') return text;
  const renamed = text.replaceAll('"Profile"', '"Your profile"');
  return renamed.replace(/path:"\/profile",.*?Component:function\(\)\{/s, (before) => {
    const button = 'document.body.append(document.createElement("button"))';
    const footer = 'document.querySelector("#root footer").style.opacity=0.5';
    return `${before}if(typeof document==="object")setTimeout(()=>{${button};${footer}});`;
  });
};

test('a page that browsers render differently, that has a control without a name, and that changes others is refused', async () => {
  const version = await store(area.remote, withTraces, 6);
  const refusal = await mfe(site(), 'prove', area.remote, version).catch(({ stderr }) => stderr);
  expect(refusal).toMatch(/\/profile: (the console says|it throws): .*#418/);
  expect(refusal).toMatch(/\/profile, signed in: accessibility, button-name: /);
  expect(refusal).toMatch(/\/profile: after it, on the home page, the footer has another opacity/);
});

const COMPONENT = 'Component:function(){';

/** Puts code at the beginning of a page's component. */
function atPage(path: string, code: string, text: string): string {
  const page = text.indexOf(`path:"${path}",`);
  // The pages of the remote are listed in one of its scripts.
  if (page < 0) return text;
  const start = text.indexOf(COMPONENT, page) + COMPONENT.length;
  return text.slice(0, start) + code + text.slice(start);
}

const inBrowser = (code: string) =>
  `if(typeof document==="object"&&!window.planted){window.planted=1;${code}}`;

const REPLACING =
  '(()=>{const own=globalThis.fetch;globalThis.fetch=(...given)=>own(...given);const {send}=XMLHttpRequest.prototype;XMLHttpRequest.prototype.send=function(...given){return send.apply(this,given)}})();';
const DRAWING =
  'const again=new MessageChannel();again.port1.onmessage=()=>{for(const end=performance.now()+20;performance.now()<end;)document.body.dataset.times=end;again.port2.postMessage(0)};again.port2.postMessage(0)';
const LEAKING =
  'const held=[];setInterval(()=>held.push(new Array(65e4).fill(0.5)),100);window.held=held';

const BUSY = 'if(localStorage.getItem("token"))for(;;);';

/** Six faults, each of which once went live, on the pages of one version; one of them only for someone who's signed in. */
const withSpoiledPages = (file: string, text: string) => {
  if (file.endsWith('.css')) return `${text}\n*{display:none}`;
  if (file === 'server.js')
    return text.replace('function ProfilePage() {', '$&throw new Error("planted");');
  const busy = atPage('/profile', inBrowser(BUSY), text);
  const leaking = atPage('/profile/edit', inBrowser(LEAKING), busy);
  return REPLACING + atPage('/profile/delete', inBrowser(DRAWING), leaking);
};

test('pages that spoil the site are refused, and the refusal names each page and what it does', async () => {
  const version = await store(area.remote, withSpoiledPages, 10);
  const refusal = await mfe(site(), 'prove', area.remote, version).catch(({ stderr }) => stderr);
  // The shell may have put a fallback in its place by then.
  expect(refusal).toMatch(
    /\/profile: (the site's header can't be seen|the console says: .*the page hides the site's header)/,
  );
  expect(refusal).toMatch(/\/profile: it replaces the browser's fetch, /);
  expect(refusal).toMatch(/\/profile: it replaces the browser's XMLHttpRequest\.prototype\.send, /);
  expect(refusal).toMatch(/\/profile: the server doesn't render it/);
  expect(refusal).toMatch(/\/profile\/delete.*: it never rests: it keeps the browser busy/);
  expect(refusal).toMatch(/\/profile\/edit, signed in: it leaks: /);
  // No page has to wait for the one that's busy for ever.
  expect(refusal).toMatch(/\/profile, signed in: it doesn't settle: /);
  expect(refusal.match(/doesn't settle/g)).toHaveLength(1);
});
