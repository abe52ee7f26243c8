import { createSecretBox } from './secret-box.ts';

const box = createSecretBox(Buffer.alloc(32, 1));
const secret = Buffer.from('sesame');

test('what is sealed opens for its owner, and looks different each time', () => {
  const [one, two] = [box.seal(secret, 'ravi'), box.seal(secret, 'ravi')];
  expect(box.open(one, 'ravi')).toEqual(secret);
  expect(one).not.toEqual(two);
});

test('it opens for nobody else, with no other key, and not when changed', () => {
  const sealed = box.seal(secret, 'ravi');
  expect(box.open(sealed, 'meera')).toBeNull();
  expect(createSecretBox(Buffer.alloc(32, 2)).open(sealed, 'ravi')).toBeNull();
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(box.open(changed, 'ravi')).toBeNull();
  }
});
