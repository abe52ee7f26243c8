interface Names {
  firstName: string;
  lastName: string;
}

/**
 * The two names that make up the one the site shows. That may have changed without the profile (a provider
 * brings its own), so what the person once called their first name counts only if it still begins it.
 */
export function namesOf(name: string, firstName: string | null): Names {
  if (firstName !== null && `${name} `.startsWith(`${firstName} `)) {
    return { firstName, lastName: name.slice(firstName.length + 1) };
  }
  const [first = '', ...rest] = name.split(' ');
  return { firstName: first, lastName: rest.join(' ') };
}
