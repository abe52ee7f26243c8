/**
 * What a team types that makes a remote in a repository of its own, as the guide for teams has it, line by line. The
 * long tests run these lines; what differs from one machine to another is put in then.
 */
export const REPOSITORY = '../jobs';

export const TUTORIAL = {
  make: `npm run mfe -- new jobs --mount /jobs --title "Job board" --standalone ${REPOSITORY}`,
  enter: `cd ${REPOSITORY}`,
  install: 'npm install',
  test: 'npm test',
  nameSite: 'export MFE_SITE=https://learn.example.org MFE_TOKEN=mfe_…',
  develop: 'npx stepwise-mfe dev',
  build: 'npm run build',
  publish: 'npx stepwise-mfe publish mfe-jobs',
  rollBack: 'npx stepwise-mfe rollback mfe-jobs --why "it throws"',
};
