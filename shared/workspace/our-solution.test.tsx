import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLanguage } from './language/use-language.ts';
import { OurSolution } from './our-solution.tsx';
import { adding, addingInAll, addingInBoth } from './testing/adding.ts';
import { fakePython } from './testing/fake-python.ts';

/** What the rest of the page goes by. */
const PageLanguage = () => <output>{useLanguage()[0]}</output>;

function open(problem = addingInAll) {
  const user = userEvent.setup();
  const { python } = fakePython();
  const view = render(
    <>
      <OurSolution problem={problem} engine={python} />
      <PageLanguage />
    </>,
  );
  return { ...view, user };
}

beforeEach(() => localStorage.clear());

const tab = (name: string) => screen.getByRole('tab', { name });
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const listing = (name: string) => screen.getByRole('region', { name: `${name} solution to Add` });

test('our solution is read in four languages, and the choice is stored on the device', async () => {
  const { user, unmount } = open();
  expect(tabs()).toEqual(['Python', 'JavaScript', 'Java', 'C++']);
  expect(tab('Python')).toHaveAttribute('aria-selected', 'true');
  await user.click(tab('Java'));
  expect(listing('Java')).toHaveTextContent('class Solution {}');
  expect(listing('Java').querySelector('.tok-keyword')).toHaveTextContent('class');
  expect(screen.getByText('solution.java')).toBeVisible();
  unmount();
  open();
  expect(tab('Java')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Java' })).toContainElement(listing('Java'));
});

test('Java and C++ are copied and not run', async () => {
  const { user } = open();
  await user.click(tab('C++'));
  expect(screen.queryByRole('button', { name: 'Run' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('class Solution {};\n');
});

test('Java leaves the language of the page alone; JavaScript is chosen for all of it', async () => {
  const { user } = open();
  await user.click(tab('Java'));
  expect(screen.getByRole('status')).toHaveTextContent('python');
  await user.click(tab('JavaScript'));
  expect(screen.getByRole('status')).toHaveTextContent('javascript');
  expect(listing('JavaScript')).toBeVisible();
  await user.click(tab('C++'));
  expect(screen.getByRole('status')).toHaveTextContent('javascript');
});

test('arrow keys lead through the tabs', async () => {
  const { user } = open();
  act(() => tab('Python').focus());
  await user.keyboard('{ArrowLeft}');
  expect(tab('C++')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(listing('Java')).toBeVisible();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(tab('Python')).toHaveFocus();
});

test('a problem without Java and C++ has no such tabs, even to those who chose Java', () => {
  localStorage.setItem('dsa-listing', 'java');
  open(addingInBoth);
  expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
  expect(listing('Python')).toBeVisible();
});

test('a problem that is solved in Python alone has three tabs', () => {
  open({ ...adding, compiled: addingInAll.compiled });
  expect(tabs()).toEqual(['Python', 'Java', 'C++']);
});
