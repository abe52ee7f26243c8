import { sessionStore } from '@site/shared/platform';
import { buildAccount } from '@site/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { apiOfAsha, FIRST, filledIn, openSettings, SECOND } from '../testing/settings-page.ts';

const BASIC_INFO = '/v1/profile/basic-info';
const { basicInfo } = filledIn;
const bio = () => screen.getByLabelText('Bio');
const save = () => screen.getByRole('button', { name: 'Save Changes' });

describe('Basic Info', () => {
  test('shows what is saved, and what is required', async () => {
    await openSettings();
    expect(await screen.findByLabelText('First Name')).toHaveValue('Asha');
    expect(screen.getByLabelText('ID')).toHaveValue('asha-rao');
    expect(screen.getByLabelText('Email')).toHaveValue('asha@example.com');
    expect(screen.getByLabelText('Degree')).toHaveValue("Bachelor's");
    expect(screen.getByLabelText('Year of Graduation')).toHaveValue('2026');
    for (const name of ['First Name', 'Country', 'College', 'Degree', 'Branch']) {
      expect(screen.getByLabelText(name)).toBeRequired();
    }
    expect(screen.getByLabelText('Last Name')).not.toBeRequired();
    expect(screen.queryByText('Your profile is still empty')).not.toBeInTheDocument();
  });

  test("starts with hints and the year 2025 if it hasn't been filled in", async () => {
    const blank = {
      ...basicInfo,
      bio: '',
      country: null,
      college: '',
      degree: null,
      branch: null,
      graduationYear: 2025,
    };
    const { user, api } = await openSettings('', apiOfAsha({}, { ...filledIn, basicInfo: blank }));
    expect(await screen.findByText('Your profile is still empty')).toBeVisible();
    expect(screen.getByLabelText('Year of Graduation')).toHaveValue('2025');
    const offered = (label: string) =>
      [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);
    expect(offered('Country')).toEqual([
      'Choose a country',
      'India',
      'United States',
      'United Kingdom',
      'Canada',
    ]);
    expect(offered('Year of Graduation')).toEqual(['2024', '2025', '2026', '2027']);
    await user.click(save());
    expect(await screen.findByText('Choose a country.')).toBeVisible();
    expect(screen.getByText('College is required')).toBeVisible();
    expect(screen.getByText('Choose a degree.')).toBeVisible();
    expect(screen.getByText('Choose a branch.')).toBeVisible();
    expect(api.callsTo('put', BASIC_INFO)).toHaveLength(0);
  });

  test('is saved as it was filled in, and the header shows the name', async () => {
    const saved = { ...basicInfo, firstName: 'Asha Devi', graduationYear: 2027, version: SECOND };
    const api = apiOfAsha().on('put', BASIC_INFO, () => ({ status: 200, data: saved }));
    const { user } = await openSettings('', api);
    await user.type(await screen.findByLabelText('First Name'), ' Devi');
    await user.selectOptions(screen.getByLabelText('Year of Graduation'), '2027');
    api.on('get', '/v1/auth/me', () => ({
      status: 200,
      data: buildAccount({ name: 'Asha Devi Rao' }),
    }));
    await user.click(save());
    expect(await screen.findByText('Changes saved.')).toBeVisible();
    expect(api.callsTo('put', BASIC_INFO)[0]?.data).toEqual({ ...saved, version: FIRST });
    await waitFor(() => expect(sessionStore.getState().user?.name).toBe('Asha Devi Rao'));
    expect(screen.queryByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument();
  });

  test("says that it's saving, and keeps what's typed meanwhile", async () => {
    let respond = () => {};
    const saved = { ...basicInfo, bio: 'Trees', version: SECOND };
    const api = apiOfAsha().on(
      'put',
      BASIC_INFO,
      () => new Promise((done) => (respond = () => done({ status: 200, data: saved }))),
    );
    const { user } = await openSettings('', api);
    await user.clear(await screen.findByLabelText('Bio'));
    await user.type(bio(), 'Trees');
    await user.click(save());
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
    await user.type(bio(), ' and graphs');
    await act(async () => respond());
    expect(await screen.findByText('Changes saved.')).toBeVisible();
    expect(bio()).toHaveValue('Trees and graphs');
    expect(screen.getByRole('button', { name: 'Discard changes' })).toBeVisible();
  });

  test("counts the characters of the bio, and reports one that's too long without truncating it", async () => {
    const { user, api } = await openSettings();
    await screen.findByLabelText('Bio');
    expect(bio()).toHaveAccessibleDescription('16 of 200 characters');
    fireEvent.change(bio(), { target: { value: 'x'.repeat(201) } });
    await waitFor(() => expect(bio()).toHaveAccessibleDescription('201 of 200 characters'));
    await user.click(save());
    expect(await screen.findByText('Bio can have at most 200 characters')).toBeVisible();
    expect(bio()).toHaveValue('x'.repeat(201));
    expect(api.callsTo('put', BASIC_INFO)).toHaveLength(0);
  });

  test('reports what the server refuses at its field', async () => {
    const errors = { lastName: 'This name is odd.' };
    const api = apiOfAsha().on('put', BASIC_INFO, () => ({
      status: 400,
      data: { code: 'invalid', message: 'Please correct the fields.', errors },
    }));
    const { user } = await openSettings('', api);
    await user.type(await screen.findByLabelText('Last Name'), '!');
    await user.click(save());
    const lastName = screen.getByLabelText('Last Name');
    await waitFor(() => expect(lastName).toHaveAccessibleDescription(errors.lastName));
    expect(lastName).toHaveFocus();
    expect(lastName).toHaveValue('Rao!');
  });
});

describe('the college', () => {
  const college = () => screen.getByRole('combobox', { name: 'College' });
  const list = ['National Institute of Technology, Trichy', 'NIT Warangal'];
  async function search(typed: string) {
    const api = apiOfAsha().on('get', '/v1/colleges', ({ params }) => ({
      status: 200,
      data: { items: params.q === 'nit' ? list : [] },
    }));
    const page = await openSettings('', api);
    await page.user.clear(await screen.findByRole('combobox', { name: 'College' }));
    await page.user.type(college(), typed);
    return page;
  }

  test('is found by typing, and chosen by keys', async () => {
    const { user } = await search('nit');
    expect(await screen.findByRole('option', { name: list[1] })).toBeVisible();
    expect(college()).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const option = screen.getByRole('option', { name: list[1] });
    expect(option).toHaveAttribute('aria-selected', 'true');
    expect(college()).toHaveAttribute('aria-activedescendant', option.id);
    await user.keyboard('{Enter}');
    expect(college()).toHaveValue(list[1]);
    expect(college()).toHaveAttribute('aria-expanded', 'false');
  });

  test('can be clicked', async () => {
    const { user } = await search('nit');
    await user.click(await screen.findByRole('option', { name: list[0] }));
    expect(college()).toHaveValue(list[0]);
    expect(college()).toHaveFocus();
  });

  test("that isn't listed is saved as it's typed", async () => {
    const { user, api } = await search('My College');
    api.on('put', BASIC_INFO, () => ({
      status: 200,
      data: { ...basicInfo, college: 'My College', version: SECOND },
    }));
    await user.click(await screen.findByRole('option', { name: 'Use “My College”' }));
    await user.click(save());
    expect(await screen.findByText('Changes saved.')).toBeVisible();
    expect(api.callsTo('put', BASIC_INFO)[0]?.data).toMatchObject({ college: 'My College' });
  });

  test('keeps what was typed when the list is closed by Escape', async () => {
    const { user } = await search('nit');
    await screen.findByRole('option', { name: list[0] });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option', { name: list[0] })).not.toBeInTheDocument();
    expect(college()).toHaveValue('nit');
  });
});

describe('the picture', () => {
  const AVATAR = '/v1/profile/avatar';
  const avatarUrl = '/avatars/0.webp';
  const picture = new File(['picture'], 'me.png', { type: 'image/png' });
  const input = () => screen.findByLabelText('Picture');

  test('is shown first, then saved, and the header shows it', async () => {
    const api = apiOfAsha({ avatarUrl }).on('put', AVATAR, () => ({
      status: 200,
      data: { avatarUrl },
    }));
    const { user } = await openSettings('', api);
    await user.upload(await input(), picture);
    expect(await screen.findByRole('img')).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/png/),
    );
    expect(api.callsTo('put', AVATAR)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Use this picture' }));
    expect(await screen.findByText('Picture saved.')).toBeVisible();
    const [call] = api.callsTo('put', AVATAR);
    expect(call?.data).toBe(picture);
    expect(call?.headers).toMatchObject({ 'Content-Type': 'image/png' });
    await waitFor(() => expect(sessionStore.getState().user?.avatarUrl).toBe(avatarUrl));
  });

  test('can be dropped, and discarded', async () => {
    const { user } = await openSettings();
    const hint = await screen.findByText(/You can also drop a file here/);
    fireEvent.drop(hint, { dataTransfer: { files: [picture] } });
    expect(await screen.findByRole('img')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
  });

  test('can be removed', async () => {
    const api = apiOfAsha({}, { ...filledIn, avatarUrl }).on('delete', AVATAR, () => ({
      status: 200,
      data: { avatarUrl: null },
    }));
    const { user } = await openSettings('', api);
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Picture removed.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
  });

  test.each([
    [
      'is too large',
      new File([new Uint8Array(1024 * 1024 + 1)], 'a.png', { type: 'image/png' }),
      'Choose a picture of up to 1 MiB.',
    ],
    [
      'has another file type',
      new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }),
      'Choose a PNG, JPEG or WebP picture.',
    ],
  ])("that %s is refused before it's sent", async (_, file, message) => {
    await openSettings();
    fireEvent.change(await input(), { target: { files: [file] } });
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use this picture' })).not.toBeInTheDocument();
  });

  test("that can't be shown, or has too many pixels, is refused", async () => {
    const { user } = await openSettings();
    await user.upload(await input(), picture);
    fireEvent.error(await screen.findByRole('img'));
    expect(
      screen.getByText("We can't read this file as a picture. Choose another one."),
    ).toBeVisible();
    await user.upload(await input(), picture);
    const image = await screen.findByRole('img');
    Object.defineProperty(image, 'naturalWidth', { value: 6000 });
    Object.defineProperty(image, 'naturalHeight', { value: 6000 });
    fireEvent.load(image);
    expect(screen.getByText('Choose a picture of up to 24 megapixels.')).toBeVisible();
  });

  test('that the server refuses says why, and stays chosen', async () => {
    const data = { code: 'busy', message: 'Many pictures are being uploaded right now.' };
    const api = apiOfAsha().on('put', AVATAR, () => ({ status: 503, data }));
    const { user } = await openSettings('', api);
    await user.upload(await input(), picture);
    await user.click(await screen.findByRole('button', { name: 'Use this picture' }));
    expect(await screen.findByText(data.message)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Use this picture' })).toBeEnabled();
  });
});
