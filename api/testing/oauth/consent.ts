/** What a person fills in on the local providers' consent page. */
export interface ConsentForm {
  email: string;
  name?: string;
  subject?: string;
  /** Left out: yes. */
  verified?: boolean;
}

/**
 * Opens a provider's page, as the site's redirect makes a browser do, and answers it.
 * @param form null: the person says no
 * @returns the address that the provider sends the browser back to, not opened yet
 */
export async function consent(page: string, form: ConsentForm | null): Promise<URL> {
  const browse = newBrowser();
  const question = await browse(page, { method: 'GET' });
  return browse(question.href, { method: 'POST', body: fieldsOf(form) });
}

function fieldsOf(form: ConsentForm | null): URLSearchParams {
  if (!form) return new URLSearchParams({ answer: 'deny' });
  const { verified = true, ...texts } = form;
  return new URLSearchParams({ answer: 'allow', ...texts, ...(verified && { verified: 'on' }) });
}

/** Stores cookies and follows redirects until a page opens or the site is reached. */
function newBrowser() {
  const cookies = new Map<string, string>();
  return async (start: string, first: RequestInit): Promise<URL> => {
    let url = new URL(start);
    let init = first;
    for (let hops = 0; hops < 10; hops += 1) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(url, { ...init, headers: { cookie }, redirect: 'manual' });
      for (const line of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
        cookies.set(name, value);
      }
      const location = answer.headers.get('location');
      if (!location && answer.ok) return url;
      if (!location) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
      url = new URL(location, url);
      init = { method: 'GET' };
      if (url.pathname.startsWith('/v1/oauth/')) return url;
    }
    throw new Error(`There is no end to the redirects of ${start}`);
  };
}
