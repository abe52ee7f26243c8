import { exitCodes, Refusal } from './refusal.ts';
import { requireRights } from './require-rights.ts';
import type { Site } from './site.ts';

const siteThatSays = (refusal: Refusal) =>
  ({ get: () => Promise.reject(refusal) }) as unknown as Site;

test('a site of a version that has no answer to that is left to say no later', async () => {
  const site = siteThatSays(new Refusal("There's nothing at this address."));
  await expect(requireRights(site, ['mfe-jobs'], ['publish', 'promote'])).resolves.toBeUndefined();
});

test("a site that doesn't respond is reported at once", async () => {
  const site = siteThatSays(new Refusal('No site is answering.', exitCodes.unreachable));
  await expect(requireRights(site, ['mfe-jobs'], ['publish'])).rejects.toThrow(
    'No site is answering.',
  );
});
