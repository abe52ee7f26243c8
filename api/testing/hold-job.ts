import { connect } from '../src/database/database.ts';
import { startJobs } from '../src/jobs/start-jobs.ts';

/** Takes the jobs "overdue-tests" of a database and never ends one. */
await startJobs({
  database: connect(process.argv[2] ?? ''),
  jobs: [
    {
      name: 'overdue-tests',
      work(id) {
        console.log(`holding ${id}`);
        return new Promise(() => {});
      },
    },
  ],
  onProblem: console.error,
});
