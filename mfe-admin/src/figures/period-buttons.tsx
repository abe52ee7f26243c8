import { Button } from '@site/shared/ui';
import styles from './figures.module.css';

interface PeriodButtonsProps<Period extends string | number> {
  periods: readonly Period[];
  /** undefined if it's none of them. */
  chosen: Period | undefined;
  nameOf: (period: Period) => string;
  onChoose: (period: Period) => void;
}

/** Chooses a period that ends now by its length. */
export const PeriodButtons = <Period extends string | number>({
  periods,
  chosen,
  nameOf,
  onChoose,
}: PeriodButtonsProps<Period>) => (
  <fieldset className={styles.periods}>
    <legend className={styles.legend}>The last</legend>
    {periods.map((period) => (
      <Button
        key={period}
        size="sm"
        aria-pressed={period === chosen}
        className={styles.period}
        onClick={() => onChoose(period)}
      >
        {nameOf(period)}
      </Button>
    ))}
  </fieldset>
);
