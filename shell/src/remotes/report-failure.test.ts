import { reportFailure } from './report-failure.ts';
import { RemoteFailure } from './stages.ts';

jest.mock('@site/shared/platform', () => ({
  boot: () => ({ config: { apiBaseUrl: 'https://api.example.org/' } }),
}));

test('the API learns remote, version and stage, and nothing about the person', () => {
  const sent = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  reportFailure(new RemoteFailure('mfe-a', 'entry', new Error('of asha@example.org')), '1.0.0-h1');
  const [address, init] = sent.mock.calls[0] ?? [];
  expect(address).toBe('https://api.example.org/v1/remote-failures');
  expect(init).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' });
  expect(JSON.parse(String(init?.body))).toEqual({
    remote: 'mfe-a',
    version: '1.0.0-h1',
    stage: 'entry',
  });
  sent.mockRestore();
});

test('and what replaced it, if anything did', () => {
  const sent = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const failure = new RemoteFailure('mfe-a', 'render', new Error('of asha@example.org'));
  failure.replacedBy = '1.0.0-h0';
  reportFailure(failure, '1.0.0-h1');
  expect(JSON.parse(String(sent.mock.calls[0]?.[1]?.body))).toEqual({
    remote: 'mfe-a',
    version: '1.0.0-h1',
    stage: 'render',
    replacedBy: '1.0.0-h0',
  });
  sent.mockRestore();
});
