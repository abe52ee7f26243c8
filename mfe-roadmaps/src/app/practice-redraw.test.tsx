import { asha } from '@site/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { CompanyList } from '../features/practice/companies/company-list.tsx';
import { apiWith, openSheet } from '../testing/practice-page.tsx';

jest.mock('../features/practice/companies/company-list.tsx', () => {
  const actual = jest.requireActual('../features/practice/companies/company-list.tsx');
  return { CompanyList: jest.fn(actual.CompanyList) };
});

test.each([
  ['a learner', asha],
  ['a visitor', null],
])(
  'a search by %s and its address change re-render no problem that was already shown',
  async (_who, session) => {
    const { user, router } = await openSheet(apiWith(), { session });
    const drawn = jest.mocked(CompanyList);
    await waitFor(() => expect(drawn).toHaveBeenCalled());
    drawn.mockClear();
    await user.type(screen.getByRole('searchbox', { name: 'Search problems' }), 'sum');
    await waitFor(() => expect(router.state.location.search).toContain('q=sum'));
    expect(await screen.findByText('2 problems in 1 topic')).toBeVisible();
    // The page renders the router's change a moment later.
    await act(async () => {});
    expect(drawn).not.toHaveBeenCalled();
  },
);
