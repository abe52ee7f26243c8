import type { FakeApi } from './fake-api.ts';

interface Version {
  changedAt: string;
}

/**
 * Makes the account of a fake API hold one thing, such as a draft: as the API does, it stores a version only if that was
 * made from the one that stands, and says which one stands.
 * @param name the field of the response that has it
 */
export function versioned(api: FakeApi, path: string, name: string, atFirst: Version | null) {
  let stands = atFirst;
  const response = () => ({ status: 200, data: { [name]: stands } });
  return api
    .on('get', path, response)
    .on('put', path, ({ data }) => {
      const { base, ...sent } = data as Version & { base: string | null };
      if (base === (stands?.changedAt ?? null)) stands = sent;
      return response();
    })
    .on('delete', path, ({ params }) => {
      if (params.base === stands?.changedAt) stands = null;
      return response();
    });
}
