import { useMemo } from 'react';
import { GrowthPlot, type TimedSize } from './growth-plot.tsx';
import { judgeTimings } from './judge-timings.ts';
import { judgementWords, percent, timeWords } from './judgement-words.ts';
import styles from './measured-complexity.module.css';

interface MeasuredResultProps {
  timed: readonly TimedSize[];
  /** What is said of our solution. */
  stated: string;
}

/** How the time grows: in words, as a plot and as tables. */
export function MeasuredResult({ timed, stated }: MeasuredResultProps) {
  const judgement = useMemo(
    // What disturbs a program only makes it slower, so the fastest time is the truest.
    () => judgeTimings(timed.map(({ n, fastest }) => ({ n, seconds: fastest }))),
    [timed],
  );
  const { title, text } = judgementWords(judgement);
  const { fits, likely } = judgement;
  return (
    <div className={styles.result}>
      <div role="status">
        <p className={styles.verdict}>{title}</p>
        <p>{text.join(' ')}</p>
      </div>
      <p>Our solution: {stated}.</p>
      {timed.length > 1 && <GrowthPlot timed={timed} judgement={judgement} />}
      <details>
        <summary className={styles.summary}>Times and fits as tables</summary>
        <div className={styles.tables}>
          <table className={styles.table}>
            <caption>Time of one call</caption>
            <thead>
              <tr>
                <th scope="col">n</th>
                <th scope="col">Fastest</th>
                <th scope="col">Median</th>
              </tr>
            </thead>
            <tbody>
              {timed.map(({ n, fastest, median }) => (
                <tr key={n}>
                  <th scope="row">{n.toLocaleString('en')}</th>
                  <td>{timeWords(fastest)}</td>
                  <td>{timeWords(median)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {fits.length > 0 && (
            <table className={styles.table}>
              <caption>How well each fits</caption>
              <thead>
                <tr>
                  <th scope="col">Growth</th>
                  <th scope="col">Off by</th>
                  <th scope="col">Likely</th>
                </tr>
              </thead>
              <tbody>
                {fits.map((fit) => (
                  <tr key={fit.model}>
                    <th scope="row">{fit.model}</th>
                    <td>{percent(fit.deviation)}</td>
                    <td>{likely.includes(fit) ? 'Yes' : 'No'}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </div>
      </details>
    </div>
  );
}
