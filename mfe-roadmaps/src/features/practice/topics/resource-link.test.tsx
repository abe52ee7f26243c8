import { renderApp } from '@site/shared/testing';
import { screen } from '@testing-library/react';
import { ResourceLink } from './resource-link.tsx';

const open = (href: string | null) => {
  const element = (
    <ResourceLink kind="Article" name="Two Sum" href={href}>
      icon
    </ResourceLink>
  );
  return renderApp([{ path: '/', element }]);
};

test('an article on this site opens like any other page', async () => {
  const { user } = open('/dsaarticle/two-sum');
  const link = screen.getByRole('link', { name: 'Article on Two Sum' });
  expect(link).not.toHaveAttribute('target');
  await user.click(link);
  expect(await screen.findByText('Elsewhere: /dsaarticle/two-sum')).toBeVisible();
});

test.each(['https://articles.example/two-sum', '//articles.example/two-sum'])(
  '%s is elsewhere, in a new tab',
  (href) => {
    open(href);
    const link = screen.getByRole('link', { name: 'Article on Two Sum' });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('target', '_blank');
  },
);

test.each([null, '#'])("%s isn't a link", (href) => {
  open(href);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText('No article')).toBeInTheDocument();
});
