import { asha } from '../testing/people.ts';
import {
  comeBack,
  leaveToLogIn,
  sessionStore,
  takeRedirect,
  takeScroll,
  takeWanted,
  wantedAt,
} from './index.ts';

const place = { pathname: '/roadmaps/dsa', search: '?q=sum' };
const target = '/roadmaps/dsa?q=sum';
const wanted = { kind: 'unit', purpose: 'bookmark Two Sum', meta: { unitId: 'dsa-two-sum' } };

function scrolledTo(top: number) {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
}

beforeEach(() => {
  sessionStore.getState().expire();
  window.sessionStorage.clear();
  scrolledTo(0);
});

test('what was wanted is told once, to the person who comes back to the place, with how far it was scrolled', () => {
  scrolledTo(812.4);
  leaveToLogIn(place, wanted);
  expect(wantedAt(target)).toEqual(wanted);
  sessionStore.getState().signIn(asha);
  expect(takeWanted('unit', place.pathname)).toBeNull();
  expect(comeBack(target)).toBe(true);
  expect(takeWanted('like', place.pathname)).toBeNull();
  expect(takeWanted('unit', '/roadmaps/sql')).toBeNull();
  expect(takeWanted('unit', place.pathname)).toEqual(wanted);
  expect(takeWanted('unit', place.pathname)).toBeNull();
  expect(takeScroll(place.pathname)).toBe(812);
  expect(takeScroll(place.pathname)).toBe(0);
});

test('leaving again without a wish forgets the one before', () => {
  leaveToLogIn(place, wanted);
  leaveToLogIn(place);
  expect(wantedAt(target)).toBeNull();
  expect(takeRedirect()).toBe(target);
});

test('a login that leads elsewhere forgets what was wanted', () => {
  leaveToLogIn(place, wanted);
  sessionStore.getState().signIn(asha);
  expect(comeBack('/profile')).toBe(false);
  comeBack(target);
  expect(takeWanted('unit', place.pathname)).toBeNull();
});

test.each(['garbage', '{"wanted":1}', 'null'])('kept as %s it counts as nothing', (kept) => {
  window.sessionStorage.setItem('before-login', kept);
  sessionStore.getState().signIn(asha);
  expect(wantedAt(target)).toBeNull();
  expect(comeBack(target)).toBe(false);
  expect(takeScroll(place.pathname)).toBe(0);
});

test('blocked storage keeps nothing and breaks nothing', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  leaveToLogIn(place, wanted);
  sessionStore.getState().signIn(asha);
  expect(comeBack(target)).toBe(false);
  expect(takeWanted('unit', place.pathname)).toBeNull();
});
