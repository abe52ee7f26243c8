/** Whatever is wrong with the server build of a remote, readers get its pages, and all others as before. */
import { isTried } from '../fixtures/chaos.ts';
import { heading } from '../fixtures/marks.ts';
import { withOwnSite } from '../fixtures/own-site.ts';
import { newPerson, signIn, signUp } from '../fixtures/people.ts';
import { liveManifest, promote, remoteIn } from '../fixtures/releases.ts';
import {
  countingFailures,
  expectRendered,
  freshDocument,
  isRendered,
} from '../fixtures/rendered-documents.ts';
import {
  panelFault,
  type ServerFault,
  serverFaults,
  storeFaulty,
} from '../fixtures/server-faults.ts';
import { expect, test } from '../fixtures/test.ts';

/** A page of each area, rendered for visitors and learners alike. */
const areas = [
  { unit: 'shell', path: '/', name: 'Get interview-ready, one step at a time.' },
  { unit: 'mfe-roadmaps', path: '/roadmaps', name: 'Roadmaps' },
  { unit: 'mfe-articles', path: '/dsaarticle/two-sum', name: 'Two Sum' },
  { unit: 'mfe-auth', path: '/auth/forgetpassword', name: 'Forgot your password?' },
  { unit: 'mfe-admin', path: '/admin/login', name: 'Admin Login' },
  { unit: 'mfe-profile', path: '/profile', name: 'Profile' },
];

/** Possible effects of any fault: the first of its pages are late, and a process that was of no use isn't started again at once. */
const ALSO = ['late', 'resting'];

/** How many requests for a release without a server build show that nobody tries. */
const REQUESTS = 3;

const faultsOn = (remote: number) => serverFaults.filter((_, fault) => isTried(remote, fault));

for (const [place, { unit: remote, path, name }] of areas.slice(1).entries()) {
  if (faultsOn(place).length === 0) continue;
  test(`whatever is wrong with the server build of ${remote}, its page opens, and all others come rendered`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(300_000);
    const { variables, failuresOf } = await countingFailures();
    await withOwnSite(async (site) => {
      const { url, log } = site;
      const person = newPerson();
      await signUp(url, person);
      const learner = await browser.newContext();
      await signIn(learner, url, person);
      const { request } = learner;
      const others = areas.filter(({ unit }) => unit !== remote);
      const expectOthersRendered = async () => {
        for (const other of others) await expectRendered(request, url + other.path);
      };

      /** Opens the page while all others are requested. Returns how many of these came rendered. */
      const open = async (): Promise<number> => {
        const [answer, ...meanwhile] = await Promise.all([
          page.goto(url + path),
          ...others.map((other) => freshDocument(request, url + other.path)),
        ]);
        expect(answer?.status()).toBe(200);
        expect(isRendered((await answer?.text()) ?? '')).toBe(false);
        await expect(heading(page, name)).toBeVisible();
        for (const { status } of meanwhile) expect(status).toBe(200);
        return meanwhile.filter((document) => document.isRendered).length;
      };

      const failuresNow = (version: string) => failuresOf(remote, version);

      /** Sends requests until it has failed for one of its reasons. Returns why it failed, each time. */
      const requestUntilCounted = async ({ reasons }: ServerFault, version: string) => {
        const tryOnce = async () => {
          const document = await freshDocument(request, url + path);
          expect(document).toEqual({ status: 200, isRendered: false });
          return (await failuresNow(version)).some((reason) => reasons.includes(reason));
        };
        if (reasons.length > 0) await expect.poll(tryOnce, { timeout: 60_000 }).toBe(true);
        else for (let time = 0; time < REQUESTS; time += 1) await tryOnce();
        return failuresNow(version);
      };

      const expectHeld = async (fault: ServerFault, version: string) => {
        await expectOthersRendered();
        const rendered = await open();
        const failures = await requestUntilCounted(fault, version);
        const { title, reasons } = fault;
        const expected = reasons.length > 0 ? [...reasons, ...ALSO] : [];
        expect(expected).toEqual(expect.arrayContaining(failures));
        const logged = log()
          .split('\n')
          .filter((line) => line.includes(`${remote} could not be rendered`));
        const ofVersion = logged.filter((line) => line.includes(version));
        expect(ofVersion.length).toBeGreaterThanOrEqual(new Set(failures).size);
        await expectOthersRendered();
        const counted = [...new Set(failures)].join(', ') || 'not tried';
        return `| ${remote} | ${title} | yes | ${counted} | ${rendered} of ${others.length} |`;
      };

      const good = remoteIn(await liveManifest(url), remote).version;
      await expectRendered(request, url + path);
      const faulty = [];
      for (const [index, fault] of faultsOn(place).entries()) {
        const version = `1.0.0-faulty000${index}`;
        const goLive = await storeFaulty(site, remote, fault, version);
        faulty.push({ fault, version, goLive });
      }
      const rows = [
        '| Remote | Its server build | Its page opens | Counted | Others rendered meanwhile |',
        '|---|---|---|---|---|',
      ];
      for (const { fault, version, goLive } of faulty) {
        await test.step(fault.title, async () => {
          await goLive();
          rows.push(await expectHeld(fault, version));
        });
      }
      console.log(rows.join('\n'));

      await promote(site, remote, good);
      await expectRendered(request, url + path);
      await learner.close();
    }, variables);
  });
}

test("a panel that never ends to render doesn't hold up the home page, which comes rendered without it", async ({
  page,
}) => {
  const { variables, failuresOf } = await countingFailures();
  await withOwnSite(async (site) => {
    const { url } = site;
    const remote = 'mfe-roadmaps';
    const version = '1.0.0-faultpanel';
    const person = newPerson();
    await signUp(url, person);
    await signIn(page.context(), url, person);
    await expectRendered(page.request, `${url}/`);
    const { shell } = await liveManifest(url);
    const goLive = await storeFaulty(site, remote, panelFault, version);
    await goLive();
    await expectRendered(page.request, `${url}/roadmaps`);

    const answer = await page.goto(`${url}/`);
    expect(answer?.status()).toBe(200);
    expect(isRendered((await answer?.text()) ?? '')).toBe(true);
    await expect(heading(page, 'Welcome back, Asha.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Start here' })).toBeVisible();

    const failures = async () => new Set(await failuresOf(remote, version));
    const askAgain = async () => {
      expect(await freshDocument(page.request, `${url}/`)).toEqual({
        status: 200,
        isRendered: true,
      });
      return failures();
    };
    await expect.poll(askAgain, { timeout: 60_000 }).toContain('hung');
    expect([...panelFault.reasons, ...ALSO]).toEqual(
      expect.arrayContaining([...(await failures())]),
    );
    expect(await failuresOf('shell', shell.version)).toEqual([]);
    await expectRendered(page.request, `${url}/roadmaps`);
  }, variables);
});
