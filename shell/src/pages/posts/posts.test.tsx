import { screen, within } from '@testing-library/react';
import { renderShell } from '../../testing/render-shell.tsx';
import { BlogsPage } from './blogs-page.tsx';
import { PostPage } from './post-page.tsx';
import { PostsPage } from './posts-page.tsx';

const pages = [
  { path: '/posts', element: <PostsPage /> },
  { path: '/posts/:id', element: <PostPage /> },
  { path: '/blogs', element: <BlogsPage /> },
];
const at = (path: string, config = {}) =>
  renderShell(pages, { path, config: { postsApiUrl: 'https://p.test', ...config } });

const post = { id: 1, title: 'A title', body: 'First.\n\nSecond.' };
let fetched: jest.SpyInstance;
const serve = (rule: (url: string) => Response | Promise<Response>) => {
  fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => rule(String(url)));
};
afterEach(() => fetched.mockRestore());

test('the list links to four posts by title, or by number if the title cannot be loaded', async () => {
  serve((url) =>
    url.endsWith('/2') ? new Response('', { status: 500 }) : Response.json({ ...post, title: url }),
  );
  at('/posts');
  expect(await screen.findByRole('link', { name: 'https://p.test/posts/4' })).toHaveAttribute(
    'href',
    '/posts/4',
  );
  expect(screen.getByRole('link', { name: 'Post 2' })).toHaveAttribute('href', '/posts/2');
});

test('blogs are the posts of the site, and lead on to its articles', async () => {
  serve((url) => Response.json({ ...post, title: url }));
  at('/blogs');
  expect(await screen.findByRole('link', { name: 'https://p.test/posts/1' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open the blog' })).not.toBeInTheDocument();
  const more = within(screen.getByRole('navigation', { name: 'More to read' }));
  expect(more.getByRole('link', { name: /^Articles/ })).toHaveAttribute(
    'href',
    '/dsaarticles?kind=articles',
  );
});

test('if there is a blog outside of the site, the page of blogs leads to it in a new tab', () => {
  serve((url) => Response.json({ ...post, title: url }));
  at('/blogs', { blogUrl: 'https://blog.example.org' });
  const blog = screen.getByRole('link', { name: 'Open the blog' });
  expect(blog).toHaveAttribute('href', 'https://blog.example.org');
  expect(blog).toHaveAttribute('target', '_blank');
});

test('a post leads on to the others', async () => {
  serve((url) => Response.json({ ...post, title: url }));
  at('/posts/2');
  const more = within(await screen.findByRole('navigation', { name: 'More to read' }));
  expect(await more.findByRole('link', { name: 'https://p.test/posts/3' })).toBeVisible();
  expect(more.queryByRole('link', { name: 'https://p.test/posts/2' })).not.toBeInTheDocument();
});

test('a post is loaded without cookies, and shown in paragraphs', async () => {
  serve(() => Response.json(post));
  at('/posts/1');
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'A title' })).toBeInTheDocument();
  expect(screen.getByText('First.')).toBeInTheDocument();
  expect(screen.getByText('Second.')).toBeInTheDocument();
  expect(fetched).toHaveBeenCalledWith(
    'https://p.test/posts/1',
    expect.objectContaining({ credentials: 'omit' }),
  );
});

test.each(['/posts/99', '/posts/abc'])('%s is not found', async (path) => {
  serve(() => new Response('', { status: 404 }));
  at(path);
  expect(await screen.findByRole('heading', { name: 'Post not found!' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/posts');
});

test.each([
  ['a failure of the server', () => new Response('', { status: 500 })],
  ['a response that is no post', () => Response.json({ titel: 'A' })],
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is said, and can be tried again', async (_, rule) => {
  serve(rule);
  const { user } = at('/posts/7');
  expect(await screen.findByText('Error fetching post #7!')).toBeInTheDocument();
  serve(() => Response.json(post));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'A title' })).toBeInTheDocument();
});
