export interface TelemetryTables {
  page_views: {
    minute: Date;
    unit: string;
    version: string;
    channel: string;
    manifest_id: string;
    documents: number;
    views: number;
    healed: number;
    /** Of each vital, how many values fell into which bucket. */
    lcp: number[];
    inp: number[];
    cls: number[];
    fcp: number[];
    ttfb: number[];
  };
  page_failures: {
    minute: Date;
    unit: string;
    version: string;
    channel: string;
    manifest_id: string;
    stage: string;
    failures: number;
  };
  counted_page_views: {
    nonce: string;
    expires_at: Date;
  };
}
