import { LISTING_CHECK_PATH } from '@site/shared/contracts/editorial';
import own from './problems.module.css';

/** A program that runs: how far it is, and, out of sight, the page of another remote that runs it. */
export const RunningCheck = ({ check }: { check: { run: string; words: string } }) => (
  <>
    <p role="status">{check.words}</p>
    <iframe
      key={check.run}
      title="Check of the listing"
      src={`${LISTING_CHECK_PATH}/${check.run}`}
      tabIndex={-1}
      className={own.frame}
    />
  </>
);
