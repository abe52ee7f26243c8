import { type FakeAnswer, fakeApi, networkFailure } from '../../testing/index.ts';

/** An API whose network can be taken away; `sent` is what arrived, in order. */
export function createNetwork() {
  const network = {
    away: false,
    answer: (): FakeAnswer | Promise<FakeAnswer> => ({ status: 200, data: {} }),
  };
  const sent: unknown[] = [];
  const api = fakeApi();
  for (const method of ['patch', 'post', 'delete'] as const) {
    api.on(method, /./, ({ data }) => {
      if (network.away) throw networkFailure();
      sent.push(data);
      return network.answer();
    });
  }
  return Object.assign(network, { sent, api });
}
