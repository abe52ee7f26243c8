/** What a visitor's line and device are like. */
export interface Surroundings {
  viewport: { width: number; height: number };
  /** None: as fast as this machine is. */
  line?: { latencyMs: number; downKilobits: number; upKilobits: number };
  /** How many times slower than this machine the device's processor is. */
  slowdown?: number;
}

export const phone = { viewport: { width: 412, height: 823 }, slowdown: 4 };

/** The lines that Lighthouse and the browser's own tools call by these names. */
export const lines: Record<string, Surroundings> = {
  'Slow 4G': { ...phone, line: { latencyMs: 562, downKilobits: 1440, upKilobits: 675 } },
  'Fast 4G': { ...phone, line: { latencyMs: 165, downKilobits: 8100, upKilobits: 1350 } },
};

/** For the notes of what is measured in these surroundings. */
export const inWords =
  "HTTP/2, brotli, a phone's screen, processor four times slower; Slow 4G 562 ms and 1.44 Mbit/s, Fast 4G 165 ms and 8.1 Mbit/s.";
