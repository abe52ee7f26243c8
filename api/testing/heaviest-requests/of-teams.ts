import { randomBytes, randomUUID } from 'node:crypto';
import { integrityOf } from '../../src/areas/releases/store/integrity.ts';
import { described, testFiles } from '../stored-releases.ts';
import { type HeaviestRequest, type HeavyRequest, type Sender, upTo } from './heavy-request.ts';

type ByTeam = (team: Sender, items: number) => Promise<HeavyRequest> | HeavyRequest;

const own = (route: HeaviestRequest['route'], make: ByTeam): HeaviestRequest => ({
  ...{ route, by: 'team', make: ({ team }, items) => make(team, items) },
});

/** What costs most of what teams send. */
export const ofTeams: HeaviestRequest[] = [
  own('PUT /v1/releases/files', (_, items) => ({
    path: '/v1/releases/files',
    body: randomBytes(Math.min(32 * 1024 ** 2, items)),
    type: FILE,
  })),
  own('POST /v1/releases/missing-files', (_, items) => ({
    path: '/v1/releases/missing-files',
    body: { integrities: upTo(5_000, items, () => integrityOf(randomBytes(8))) },
  })),
  own('POST /v1/releases/checks', (_, items) => ({
    path: '/v1/releases/checks',
    body: {
      ...{ unit: 'mfe-a', version: newVersion(), description: {}, bundled: null },
      files: manyFiles(items).map((file) => ({ ...file, bytes: FILLER.length })),
    },
  })),
  own('POST /v1/releases', async (team, items) => {
    const release = { unit: 'mfe-a', version: newVersion() };
    const own = testFiles(release);
    for (const { content } of [...own, { content: FILLER }])
      await team.send('PUT', '/v1/releases/files', content);
    const files = manyFiles(items - own.length).map((file) => ({
      ...file,
      folder: release.version,
    }));
    return {
      path: '/v1/releases',
      body: { ...release, files: [...described(release).files, ...files] },
    };
  }),
];

const FILE = 'application/octet-stream';
const FILLER = Buffer.from('a file');
const newVersion = () => `1.0.0-h${randomUUID().replaceAll('-', '').slice(0, 9)}`;

/** Under different paths the same, so that a release of many needs no upload of many. */
const manyFiles = (count: number) =>
  upTo(4_990, count, (at) => ({
    ...{ folder: 'chunks-1', path: `chunk-${at}.js`, integrity: integrityOf(FILLER) },
  }));
