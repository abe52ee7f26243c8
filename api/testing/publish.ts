import { integrityOf } from '../src/areas/releases/store/integrity.ts';
import type { Agent } from './agent.ts';
import { type TestRelease, testFiles } from './stored-releases.ts';

/** Sends a file as its own body. */
export const upload = (team: Agent, content: Buffer, type = 'application/octet-stream') =>
  team.send({
    method: 'PUT',
    url: '/v1/releases/files',
    payload: content,
    headers: { 'content-type': type },
  });

/** A release's description of its files. */
export const described = (release: TestRelease) => ({
  unit: release.unit,
  version: release.version,
  files: testFiles(release).map(({ folder, path, content }) => ({
    folder,
    path,
    integrity: integrityOf(content),
  })),
});

/** Uploads a release as a team does. @returns the response to the release itself */
export async function publish(team: Agent, release: TestRelease) {
  for (const { content } of testFiles(release)) await upload(team, content);
  return team.post('/v1/releases', described(release));
}
