/** @jest-environment node */
import { plantedPages, SITE } from '../testing/planted-pages.ts';
import { complaintsOfLeaving, homeByLink, leftBehind } from './leaving.ts';
import { watchRest } from './settling.ts';

const planted = plantedPages();

/** A site of three pages, on which links are followed without a reload. `onPage` runs each time the remote's page shows. */
const site = (onPage: string) => `<body><div id="root">
<header><a href="/">Site</a></header><main id="main" tabindex="-1"></main><footer><p>Footer</p></footer></div>
<script>
const titles = { "/": "Home", "/placementtraining": "Placement", "/jobs": "Jobs" };
function show() {
  const title = document.title = titles[location.pathname];
  document.getElementById("main").innerHTML = "<h1>" + title + "</h1><p>Text</p>";
  if (location.pathname === "/jobs") { ${onPage} }
}
function go() { show(); document.getElementById("main").focus(); }
document.querySelector("header a").onclick = (event) => {
  event.preventDefault();
  history.pushState(null, "", "/");
  go();
};
addEventListener("popstate", go);
show();
</script>`;

async function complaintsOf(onPage: string): Promise<string[]> {
  const page = await planted(site(onPage));
  const rest = await watchRest(page);
  const home = await homeByLink(page, SITE, rest);
  await page.goto(`${SITE}/jobs`);
  await rest.complaints();
  // What is found at once is looked at until the time is over.
  return complaintsOfLeaving(page, home, rest, onPage ? 1_000 : undefined);
}

test('a page that leaves the others as they were is left and opened again, twice', async () => {
  expect(await complaintsOf('')).toEqual([]);
});

test.each([
  [
    'changes how the footer looks',
    'document.head.insertAdjacentHTML("beforeend", "<style>footer { color: red }</style>")',
    'after it, on the home page, the footer has another color: rgb(255, 0, 0), not rgb(0, 0, 0)',
  ],
  [
    'hides the footer for good once it is left',
    'setTimeout(() => document.querySelector("header a").addEventListener("click", () => document.querySelector("footer").hidden = true))',
    "after it, on the home page, the footer isn't displayed",
  ],
  [
    'sets the title of others',
    'new MutationObserver(() => { if (document.title !== "Mine") document.title = "Mine"; }).observe(document.querySelector("title") ?? document.head, { childList: true, subtree: true })',
    'after it, on the home page, the title is “Mine”, not “Home”',
  ],
  [
    'takes the focus',
    'document.querySelector("header a").addEventListener("click", () => setTimeout(() => document.activeElement.blur()))',
    'after it, on the home page, the focus is on BODY, not on main',
  ],
  [
    'keeps links from being followed',
    'document.querySelector("header a").onclick = (event) => { event.preventDefault(); history.pushState(null, "", "/"); }',
    "it can't be left: the page stays, at /",
  ],
  [
    'starts a timer with each visit',
    'setInterval(() => {}, 1000)',
    'each return to it leaves a timer that goes on behind',
  ],
])('one that %s is found', async (_, onPage, complaint) => {
  expect(await complaintsOf(onPage)).toContain(complaint);
});

test('what stays after one return is no leak: caches are filled once', () => {
  const held = { listeners: 10, nodes: 100, heap: 1e6, intervals: 0 };
  const filled = { ...held, heap: 5e7, listeners: 200 };
  expect(leftBehind([held, filled, filled])).toEqual([]);
  expect(leftBehind([held, filled, { ...filled, listeners: 400 }])).toEqual([
    'each return to it leaves event listeners behind',
  ]);
});
