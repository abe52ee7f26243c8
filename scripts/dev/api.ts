/** The API of `npm run dev`, given the address of the development server and the microfrontends it builds. */
import { runServer } from '@site/api/run-server';
import { developmentComposition } from './composition.ts';

const [origin = '', ...microfrontends] = process.argv.slice(2);

await runServer(developmentComposition(origin, microfrontends));
