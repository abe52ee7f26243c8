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

const left = { pathname: '/roadmaps/dsa', search: '?q=sum' };
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

test('a pending action and the scroll position are returned once, to the person who comes back', () => {
  scrolledTo(812.4);
  leaveToLogIn(left, wanted);
  expect(wantedAt(target)).toEqual(wanted);
  sessionStore.getState().signIn(asha);
  expect(takeWanted('unit', left.pathname)).toBeNull();
  expect(comeBack(target)).toBe(true);
  expect(takeWanted('like', left.pathname)).toBeNull();
  expect(takeWanted('unit', '/roadmaps/sql')).toBeNull();
  expect(takeWanted('unit', left.pathname)).toEqual(wanted);
  expect(takeWanted('unit', left.pathname)).toBeNull();
  expect(takeScroll(left.pathname)).toBe(812);
  expect(takeScroll(left.pathname)).toBe(0);
});

test('leaving again without an action forgets the one before', () => {
  leaveToLogIn(left, wanted);
  leaveToLogIn(left);
  expect(wantedAt(target)).toBeNull();
  expect(takeRedirect()).toBe(target);
});

test('a login that leads elsewhere forgets the pending action', () => {
  leaveToLogIn(left, wanted);
  sessionStore.getState().signIn(asha);
  expect(comeBack('/profile')).toBe(false);
  comeBack(target);
  expect(takeWanted('unit', left.pathname)).toBeNull();
});

test.each(['garbage', '{"wanted":1}', 'null'])('stored as %s it counts as nothing', (stored) => {
  window.sessionStorage.setItem('before-login', stored);
  sessionStore.getState().signIn(asha);
  expect(wantedAt(target)).toBeNull();
  expect(comeBack(target)).toBe(false);
  expect(takeScroll(left.pathname)).toBe(0);
});

test('blocked storage stores nothing and breaks nothing', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  leaveToLogIn(left, wanted);
  sessionStore.getState().signIn(asha);
  expect(comeBack(target)).toBe(false);
  expect(takeWanted('unit', left.pathname)).toBeNull();
});
