/** A version that was released and doesn't work: the page of the one before is there instead. */
import { filesOf, plantFault } from '../fixtures/area.ts';
import { areas, expectPage, isTried } from '../fixtures/chaos.ts';
import { ownSiteOfGroup } from '../fixtures/own-site.ts';
import { liveManifest, promote, remoteIn, rollBack } from '../fixtures/releases.ts';
import { test } from '../fixtures/test.ts';
import { storeVariant } from '../fixtures/variants.ts';

/** Code at the end of an entry that changes the routes before anyone gets them. */
const changingRoutes = (container: string, change: string) => `
;(() => {
  const { get, init } = ${container};
  const planted = () => { throw new Error("planted"); };
  const inEach = (routes, change) => {
    for (const route of routes) {
      change(route);
      if (route.children) inEach(route.children, change);
    }
  };
  const showing = (Component) => (route) => {
    delete route.element;
    delete route.lazy;
    route.Component = Component;
  };
  class InAnEffect {
    constructor(props) { this.props = props; }
    componentDidMount() { planted(); }
    render() { return null; }
  }
  InAnEffect.prototype.isReactComponent = {};
  const changed = (module) => { ${change} };
  ${container} = {
    init,
    get: async (name) => {
      const factory = await get(name);
      return name === "./routes" ? () => changed(factory()) : factory;
    },
  };
})();`;

/** What is planted in an entry, by the name of its container. */
const faults: {
  title: string;
  planted?(container: string): string;
  /** A file of it, and what browsers get instead. */
  onTheWay?: { file: 'entry' | 'chunk' | 'stylesheet'; status: number };
}[] = [
  { title: 'throws at evaluation', planted: () => ';throw new Error("planted");' },
  {
    title: 'throws when it is rendered',
    planted: (container) =>
      changingRoutes(container, 'inEach(module.routes, showing(planted)); return module;'),
  },
  {
    title: 'throws in an effect',
    planted: (container) =>
      changingRoutes(container, 'inEach(module.routes, showing(InAnEffect)); return module;'),
  },
  {
    title: 'throws in a loader',
    planted: (container) =>
      changingRoutes(
        container,
        'inEach(module.routes, (route) => { if (!route.lazy) route.loader = planted; else { const { lazy } = route; route.lazy = async () => ({ ...(await lazy()), loader: planted }); } }); return module;',
      ),
  },
  {
    title: 'exports no routes',
    planted: (container) => changingRoutes(container, 'return { ...module, routes: undefined };'),
  },
  { title: 'has an entry that is not there', onTheWay: { file: 'entry', status: 404 } },
  { title: 'has a script that was tampered with', onTheWay: { file: 'chunk', status: 200 } },
  { title: 'has a stylesheet that is not there', onTheWay: { file: 'stylesheet', status: 404 } },
];

for (const [place, area] of areas.entries()) {
  test.describe(area.remote, () => {
    const site = ownSiteOfGroup();

    for (const [index, { title, planted = () => '', onTheWay }] of faults.entries()) {
      if (!isTried(place, index) || (area.isDocument && onTheWay?.file === 'stylesheet')) continue;
      test(`a version that ${title}`, async ({ page, complaints }) => {
        complaints.expect(/planted|404|integrity/);
        // The fault isn't in the server's build, so a document may differ from what the browser renders.
        if (area.isDocument) complaints.expect(/React error #418/);
        const { url } = site();
        const before = remoteIn(await liveManifest(url), area.remote);
        const version = `1.0.0-variant00${index}`;
        const container = `${area.remote}_${version}`.replace(/\W/g, '_');
        const edit = (file: string, text: string) =>
          file === before.entry ? text + planted(container) : text;
        await storeVariant(site(), area.remote, edit, { version });
        await promote(site(), area.remote, version);
        const live = remoteIn(await liveManifest(url), area.remote);
        if (onTheWay) {
          const { file, status } = onTheWay;
          await plantFault(page, filesOf(live)[file], (route) =>
            route.fulfill({ status, contentType: 'text/javascript', body: '/* changed */' }),
          );
        }
        await area.come(page, url);
        await expectPage(page, area);
        // For the next one, a version that works is before it.
        await rollBack(site(), area.remote);
      });
    }
  });
}
