/**
 * Lost or refused connections, an address that leads nowhere for the moment, a database that starts or
 * ends, one that may only be read after a switch to another machine, a statement or transaction that took too long.
 */
const passing =
  /^(ECONN(REFUSED|RESET|ABORTED)|E(HOST|NET)UNREACH|EAI_AGAIN|ENOENT|ENOTFOUND|EPIPE|ETIMEDOUT|08...|25006|25P0[34]|53...|57...)$/;

/** Of the driver, whose own errors have no code. */
const passingMessage =
  /^(timeout expired|timeout exceeded when trying to connect|Connection terminated|Client (has encountered a connection error|was closed) and is not queryable)/;

/** Whether an error means that the database cannot be reached: the same may succeed in a moment. */
export const isAway = ({ code, message }: Error & { code?: string }): boolean =>
  passing.test(code ?? '') || passingMessage.test(message);

/** Whether PostgreSQL ended a statement or a transaction because it took too long; nothing of it is left. */
export const tookTooLong = ({ code }: Error & { code?: string }): boolean =>
  /^(57014|25P0[34])$/.test(code ?? '');
