import {
  buildProgress,
  type FakeCall,
  type FakeResponse,
  fakeApi,
  networkFailure,
} from '../../../testing/index.ts';

/** The API has taken a change of progress, and says so. */
export const saved = ({ data }: FakeCall): FakeResponse => ({
  status: 200,
  data: buildProgress(data),
});

/** An API whose network can be taken away; `sent` is what arrived, in order. */
export function createNetwork() {
  const network = {
    away: false,
    answer: saved as (call: FakeCall) => FakeResponse | Promise<FakeResponse>,
  };
  const sent: unknown[] = [];
  const api = fakeApi();
  for (const method of ['patch', 'post', 'delete'] as const) {
    api.on(method, /./, (call) => {
      if (network.away) throw networkFailure();
      sent.push(call.data);
      return network.answer(call);
    });
  }
  return Object.assign(network, { sent, api });
}
