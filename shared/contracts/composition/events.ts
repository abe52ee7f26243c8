/** The events between remotes and shell. Each is part of the contract. */
export interface SiteEvents {
  /**
   * A visitor wants something that needs an account: the shell opens the login dialog. `resume` carries out
   * what they wanted; it is called once they have signed in there and the dialog has closed, and never if
   * they close it without signing in. `wanted` is the same for someone who leaves the page to sign in at a
   * provider: the page carries it out with `useWanted` once they are back.
   */
  'sign-in-wanted': {
    reason: string;
    resume?: () => void;
    wanted?: { kind: string; purpose: string; meta: unknown };
  };
}

type Listener<E extends keyof SiteEvents> = (detail: SiteEvents[E]) => void;

export interface EventBus {
  emit<E extends keyof SiteEvents>(event: E, detail: SiteEvents[E]): void;
  /** Returns the function that stops listening. */
  on<E extends keyof SiteEvents>(event: E, listener: Listener<E>): () => void;
}

/** A typed event bus. Listeners run in the order in which they were added. */
export function createEventBus(): EventBus {
  const target = new EventTarget();
  return Object.freeze<EventBus>({
    emit: (event, detail) => {
      target.dispatchEvent(Object.assign(new Event(event), { detail }));
    },
    on: (event, listener) => {
      const handle = (raw: Event) => listener((raw as Event & { detail: never }).detail);
      target.addEventListener(event, handle);
      return () => target.removeEventListener(event, handle);
    },
  });
}
