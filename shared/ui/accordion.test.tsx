import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion, AccordionItem } from './index.ts';

function setUp() {
  render(
    <Accordion>
      <AccordionItem value="arrays" title="Arrays" meta="3/12">
        Two Sum
      </AccordionItem>
      <AccordionItem value="graphs" title="Graphs" level={4}>
        Islands
      </AccordionItem>
    </Accordion>,
  );
  const topic = (name: RegExp) => screen.getByRole('button', { name });
  return { user: userEvent.setup(), topic };
}

test('at most one topic is open, and clicking the open one closes it', async () => {
  const { user, topic } = setUp();
  expect(screen.queryByText('Two Sum')).not.toBeInTheDocument();

  await user.click(topic(/Arrays/));
  expect(topic(/Arrays/)).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Two Sum')).toBeVisible();

  await user.click(topic(/Graphs/));
  expect(topic(/Arrays/)).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('Two Sum')).not.toBeInTheDocument();
  expect(screen.getByText('Islands')).toBeVisible();

  await user.click(topic(/Graphs/));
  expect(screen.queryByText('Islands')).not.toBeInTheDocument();
});

test('each topic is a heading of the level it was given, named with its count', () => {
  setUp();
  expect(screen.getByRole('heading', { level: 3, name: /Arrays.*3\/12/ })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 4, name: 'Graphs' })).toBeInTheDocument();
});

test('what is to be on paper is there while it is closed, and read by nobody', async () => {
  render(
    <Accordion>
      <AccordionItem value="fees" title="What does it cost?" printed>
        Nothing.
      </AccordionItem>
    </Accordion>,
  );
  expect(screen.getByText('Nothing.')).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'What does it cost?' }));
  expect(screen.getByText('Nothing.')).toBeVisible();
});
