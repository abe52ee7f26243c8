import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import {
  Avatar,
  BackLink,
  Button,
  ButtonLink,
  DifficultyBadge,
  Facts,
  Notice,
  Page,
  ProgressBar,
  ProgressRing,
  percentOf,
  Rating,
} from './index.ts';

test.each([
  [0, 0, 0],
  [1, 3, 33],
  [2, 3, 67],
  [1, 8, 13],
  [12, 12, 100],
  [13, 12, 100],
])('%i of %i is %i percent', (value, max, percent) => {
  expect(percentOf(value, max)).toBe(percent);
});

test('screen readers hear what ring and bar show', () => {
  render(
    <>
      <ProgressRing label="Overall progress" value={1} max={3} />
      <ProgressBar label="Arrays progress" value={2} max={4} />
    </>,
  );
  const ring = screen.getByRole('progressbar', { name: 'Overall progress' });
  expect(ring).toHaveAttribute('aria-valuenow', '33');
  expect(ring).toHaveTextContent('33%');
  const bar = screen.getByRole('progressbar', { name: 'Arrays progress' });
  expect(bar).toHaveAttribute('aria-valuetext', '2 of 4');
});

test.each([
  [0, 464, '0%'],
  [1, 464, '<1%'],
  [463, 464, '>99%'],
  [464, 464, '100%'],
])('%i of %i is shown as %s', (value, max, text) => {
  render(<ProgressRing label="Progress" value={value} max={max} />);
  expect(screen.getByRole('progressbar')).toHaveTextContent(text);
});

test.each([
  ['asha rao', 'A'],
  ['  élodie', 'É'],
  ['', 'U'],
  [null, 'U'],
])('without a picture the avatar of %p shows %s', (name, letter) => {
  const { container } = render(<Avatar name={name} />);
  expect(container).toHaveTextContent(letter);
});

test('a picture that fails to load is replaced by the letter, and another picture is tried', () => {
  const { container, rerender } = render(<Avatar src="/gone.png" name="Asha" />);
  const picture = () => container.querySelector('img');
  fireEvent.error(picture() as HTMLImageElement);
  expect(container).toHaveTextContent('A');
  rerender(<Avatar src="/new.png" name="Asha" />);
  expect(picture()).toHaveAttribute('src', '/new.png');
});

test('a busy button ignores clicks', () => {
  render(<Button busy>Submitting...</Button>);
  const button = screen.getByRole('button', { name: 'Submitting...' });
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('type', 'button');
});

test('a button link leads to a page of the site or to another address', () => {
  render(
    <MemoryRouter>
      <ButtonLink to="/roadmaps">Roadmaps</ButtonLink>
      <ButtonLink href="https://blog.example/" target="_blank">
        Blog
      </ButtonLink>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Roadmaps' })).toHaveAttribute('href', '/roadmaps');
  expect(screen.getByRole('link', { name: 'Blog' })).toHaveAttribute('target', '_blank');
});

test('the back link is named after where it leads', () => {
  render(<BackLink to="/roadmaps">All roadmaps</BackLink>, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'All roadmaps' })).toHaveAttribute('href', '/roadmaps');
});

test('facts are a list with a label', () => {
  render(
    <Facts label="About this article">
      <li>7 min read</li>
    </Facts>,
  );
  expect(screen.getByRole('list', { name: 'About this article' })).toHaveTextContent('7 min read');
});

test.each([
  ['easy', 'success'],
  ['medium', 'warning'],
  ['hard', 'danger'],
] as const)('%s is said in words and by the colour of %s', (difficulty, tone) => {
  render(<DifficultyBadge difficulty={difficulty} />);
  expect(screen.getByText(difficulty)).toHaveClass(tone);
});

test('errors are announced at once, other notices politely', () => {
  render(
    <>
      <Notice tone="danger">It failed.</Notice>
      <Notice>Figures are illustrative.</Notice>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('It failed.');
  expect(screen.getByRole('status')).toHaveTextContent('Figures are illustrative.');
});

test('a rating is shown out of five', () => {
  render(<Rating value={4.5} />);
  expect(screen.getByText('Rating: 4.5/5')).toBeInTheDocument();
});

test('a page sets its title in the browser tab, followed by the site name of the document', () => {
  const meta = document.createElement('meta');
  meta.name = 'application-name';
  meta.content = 'Stepwise';
  document.head.append(meta);
  const { rerender } = render(<Page title="Roadmaps" />);
  expect(document.title).toBe('Roadmaps · Stepwise');
  meta.remove();
  rerender(<Page title="DSA Sheet" />);
  expect(document.title).toBe('DSA Sheet');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('DSA Sheet');
});
