/** What of a service worker's surroundings is used. The types of pages and of workers can't be had in one project. */
export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface AskEvent extends WorkerEvent {
  readonly request: Request;
  /** What the browser has asked for while the worker started; undefined if it hasn't. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface TellEvent extends WorkerEvent {
  readonly data: unknown;
}

interface WorkerEvents {
  install: WorkerEvent;
  activate: WorkerEvent;
  fetch: AskEvent;
  message: TellEvent;
}

export interface WorkerScope {
  readonly clients: { claim(): Promise<void> };
  readonly registration: { navigationPreload?: { enable(): Promise<void> } };
  readonly cookieStore?: { get(name: string): Promise<{ value: string } | null> };
  skipWaiting(): Promise<void>;
  addEventListener<Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ): void;
}
