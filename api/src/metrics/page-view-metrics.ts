import { type PageViewReport, type Vital, vitals } from '@site/shared/contracts';
import { Counter, Histogram, type Registry } from 'prom-client';

export interface PageViewMetrics {
  /** @param page whose page it is, and for whom its release manifest is */
  count(report: PageViewReport, page: { unit: string; channel: string }): void;
}

const labelNames = ['unit', 'version', 'channel'] as const;

/** What browsers reported to this process of page views that count. Versions are those of releases. */
export function measurePageViews(registry: Registry): PageViewMetrics {
  const registers = [registry];
  const views = new Counter({
    name: 'page_views_total',
    help: 'Page views that browsers reported, by the releases they used',
    labelNames,
    registers,
  });
  const failures = new Counter({
    name: 'page_view_failures_total',
    help: 'Page views in which a release failed, by the stage; healed if the version before took its place',
    labelNames: [...labelNames, 'stage', 'healed'],
    registers,
  });

  const inSeconds = (vital: Vital, help: string) => {
    const buckets = vitals[vital].edges.map((edge) => edge / 1000);
    const name = `page_${vital}_seconds`;
    const histogram = new Histogram({ name, help, labelNames, buckets, registers });
    return { observe: (labels: Labels, value: number) => histogram.observe(labels, value / 1000) };
  };
  const measured: Record<Vital, { observe(labels: Labels, value: number): void }> = {
    lcp: inSeconds('lcp', 'Largest Contentful Paint'),
    inp: inSeconds('inp', 'Interaction to Next Paint'),
    fcp: inSeconds('fcp', 'First Contentful Paint'),
    ttfb: inSeconds('ttfb', 'Time to First Byte'),
    cls: new Histogram({
      name: 'page_cls',
      help: 'Cumulative Layout Shift',
      labelNames,
      buckets: [...vitals.cls.edges],
      registers,
    }),
  };

  return {
    count({ units, vitals }, page) {
      for (const { unit, version, failed, healed } of units) {
        const labels = { unit, version, channel: page.channel };
        views.inc(labels);
        if (failed) failures.inc({ ...labels, stage: failed, healed: String(healed) });
        if (unit !== page.unit && unit !== 'shell') continue;
        for (const [vital, value] of Object.entries(vitals))
          if (value !== undefined) measured[vital as Vital].observe(labels, value);
      }
    },
  };
}

type Labels = Record<(typeof labelNames)[number], string>;
