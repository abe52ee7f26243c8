/** The version of this façade, equal to the version in package.json (a test sees to it). */
export const contractVersion = '1.1.0';
