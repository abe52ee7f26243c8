import { SignJWT } from 'jose';
import { createAccessTokens } from './access-token.ts';

const key = Buffer.alloc(32, 1);
const user = { id: 'asha', sessionId: 'phone' };
const IN_AN_HOUR = 60 * 60_000;

const tokens = createAccessTokens(key);
const newToken = (lastsMs = IN_AN_HOUR) =>
  tokens.sign({ user, expiresAt: new Date(Date.now() + lastsMs) });

const later = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + ms);

test('a token says who it is from, as often as it is read', async () => {
  const token = await newToken();
  expect([await tokens.read(token), await tokens.read(token)]).toEqual([user, user]);
});

test('a token that has been read before expires like any other', async () => {
  const token = await newToken();
  expect(await tokens.read(token)).toEqual(user);
  later(10 * 60_000 + 1000);
  expect(await tokens.read(token)).toBeNull();
});

test('a token does not outlast its session', async () => {
  const token = await newToken(60_000);
  expect(await tokens.read(token)).toEqual(user);
  later(61_000);
  expect(await tokens.read(token)).toBeNull();
});

test('a token that was read vouches for no other that begins or ends like it', async () => {
  const token = await newToken();
  await tokens.read(token);
  for (const forged of [`${token}A`, token.slice(0, -1), ` ${token}`, token.toUpperCase()]) {
    expect(await tokens.read(forged)).toBeNull();
  }
});

const claims = { sub: user.id, sid: user.sessionId, exp: Math.floor(Date.now() / 1000) + 600 };

test.each([
  ['with another key', 'HS256', Buffer.alloc(32, 2)],
  ['by another algorithm', 'HS512', Buffer.alloc(64, 1)],
])("a token signed %s is nobody's", async (_case, alg, otherKey) => {
  const token = await new SignJWT(claims).setProtectedHeader({ alg }).sign(otherKey);
  expect(await tokens.read(token)).toBeNull();
});

test.each(['', '.', '..', 'a.b.c', `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`])(
  '%p is no token',
  async (nonsense) => {
    expect(await tokens.read(nonsense)).toBeNull();
  },
);
