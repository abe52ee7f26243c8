/** The site's registration with both local providers. */
export const registration = { clientId: 'local-site', clientSecret: 'local-secret' };

/** Whether the address is the site's, on whichever port it runs. */
export const isCallback = (address: string, provider: 'google' | 'github'): boolean =>
  new RegExp(`^http://localhost:\\d+/v1/oauth/${provider}/callback$`).test(address);
