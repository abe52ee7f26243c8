import { deriveKeys } from './derive-keys.ts';

const SECRET = Buffer.from('the secret of this installation!');

const inHex = (secret: Buffer) =>
  Object.fromEntries(
    Object.entries(deriveKeys(secret)).map(([purpose, key]) => [purpose, key.toString('hex')]),
  );

// Made with another implementation of RFC 5869. A key that changes signs people out, and makes second
// factors unreadable.
test('one secret makes the same keys in every process and every version', () => {
  expect(inHex(SECRET)).toEqual({
    accessTokens: '68719d6d3d7bb843ac6a3783f5deeb145c9864d18db50c08b854b86b3852c7e2',
    oauthTransactions: '856581476e3bc4c51a293afc1f15610edf88f80d9484909aff42eeb1da184b27',
    knownDevices: 'c09f036ac63a79bf5da8fa1f53bfb6bbdd140d0d227d7011641ca38bdbc92473',
    secondFactors: '567272c2bf6a32ba2b2d2cc7e415eaa3b49e62eecee3224bd823c52353797b48',
    loggedNetworks: 'a7f7f387207b82d46b1f18deb21c6bc73c89b1b8b94e6e39e49884ccbed4f1a4',
    articleReaders: 'dba1a03078fbf5f4142382cb7938e3a6e50f7817395df56a44db4c06eaf9c228',
    siteViews: 'b88d987ee9d6565e2a9a408c84731ab7a1342ef28843785675b5bc0dd7cc3141',
    pageViews: '05ed685f69f62167194d23ca5970d350adedbc05429e947769d406f5dbb7a555',
    releaseManifests: '93d15411eff4d5f7e7bb984546e2434bc31fcc4158e51ad168ec96cc8b23effd',
  });
});

test("each purpose has a key that is neither the secret nor another purpose's", () => {
  const keys = [...Object.values(inHex(SECRET)), SECRET.toString('hex')];
  expect(new Set(keys).size).toBe(keys.length);
});

test('another secret shares no key', () => {
  const all = [
    ...Object.values(inHex(SECRET)),
    ...Object.values(inHex(Buffer.from('the secret of another machine...'))),
  ];
  expect(new Set(all).size).toBe(all.length);
});
