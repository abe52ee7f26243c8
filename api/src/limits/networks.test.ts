import { networkOf, networksOf } from './networks.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['somewhere', 'somewhere'],
])('%s counts as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test.each([
  ['192.0.2.1', ['192.0.2.1']],
  ['2001:db8:1:1234::6', ['2001:db8:1:1234', '2001:db8:1:1200::/56', '2001:db8:1::/48']],
  ['2001:db8::', ['2001:db8:0:0', '2001:db8:0:0::/56', '2001:db8:0::/48']],
])('%s belongs to the networks %p, the narrowest first', (ip, names) => {
  expect(networksOf(ip).map(({ name }) => name)).toEqual(names);
});
