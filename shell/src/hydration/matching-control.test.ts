import { matchingControl } from './matching-control.ts';

const header = '<button aria-label="Account">A</button>';
const rows = '<button>Revise</button><button>Revise</button><input name="q"><input name="note">';
const page = `<div>${header}${rows}</div>`;
const all = () => [...document.querySelectorAll<HTMLElement>('button, input')];

test('a control that is still there is itself', () => {
  document.body.innerHTML = page;
  for (const control of all()) expect(matchingControl(control)).toBe(control);
});

test('of a page that was replaced, each control is the one at its position', () => {
  document.body.innerHTML = page;
  const before = all();
  document.body.innerHTML = `<div><button>Another</button>${header}<p>New</p>${rows}</div>`;
  expect(before.map(matchingControl)).toEqual(all().slice(1));
});

test('what is no longer there has none', () => {
  document.body.innerHTML = page;
  const [account, , second] = all();
  document.body.innerHTML = '<button>Revise</button>';
  expect([account, second].map((control) => control && matchingControl(control))).toEqual([
    null,
    null,
  ]);
});
