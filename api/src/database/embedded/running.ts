/** A PostgreSQL that answers. */
export interface Running {
  connectionString: string;
  /** False if another process started it. */
  isOwn: boolean;
  /** Resolves when it is gone, for whatever reason. */
  ended: Promise<void>;
  /** Stops it and waits until it is gone; does nothing if another process started it. */
  stop(): Promise<void>;
}
