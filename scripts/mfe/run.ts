/** The command line of teams, in the process that calls it. */
import { Command, CommanderError } from 'commander';
import { IS_PACKED } from '../webpack/paths.mjs';
import { exitCodes, Refusal } from './refusal.ts';
import { addApproving } from './verbs/approving.ts';
import { addCanary } from './verbs/canary.ts';
import { addGoingBack } from './verbs/going-back.ts';
import { addLooking } from './verbs/looking.ts';
import { addMaking } from './verbs/making.ts';
import { addReleasing } from './verbs/releasing.ts';
import { addTidying } from './verbs/tidying.ts';
import { addTokens } from './verbs/tokens.ts';

/** Whose settings and database are at hand. */
const WITHOUT_SITE = IS_PACKED
  ? 'Name the site with --to or MFE_SITE, and set MFE_TOKEN to a token for it.'
  : "Without --to, it's the site of this clone that is running; if MFE_TOKEN isn't set either, the command acts as its operator.";

/** Does what the arguments say, and prints what came of it. @returns the exit code */
export async function run(args: readonly string[]): Promise<number> {
  try {
    await commandLine().parseAsync(args, { from: 'user' });
    return Number(process.exitCode ?? 0);
  } catch (error) {
    return exitCodeOf(error);
  }
}

function commandLine(): Command {
  const program = new Command(IS_PACKED ? 'stepwise-mfe' : 'mfe')
    .description('Releases the shell and the remotes of a running site.')
    .exitOverride()
    .addHelpText(
      'after',
      `
${WITHOUT_SITE}
Exit codes: 0 done, ${exitCodes.refused} refused or something would break, ${exitCodes.usage} wrong use, ${exitCodes.unreachable} no answer, ${exitCodes.forbidden} token missing or not enough, ${exitCodes.waits} waits for approval by a second person.`,
    );

  addMaking(program);
  addReleasing(program);
  addApproving(program);
  addGoingBack(program);
  addLooking(program);
  addTidying(program);
  addCanary(program);
  addTokens(program);
  return program;
}

/** Prints what went wrong, in one line unless it's a bug of this program. */
function exitCodeOf(error: unknown): number {
  // Commander has said it already.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : exitCodes.usage;
  if (error instanceof Refusal) {
    console.error(error.message);
    return error.exitCode;
  }
  const isForPeople = error instanceof Error && error.name === 'StartupError';
  console.error(isForPeople ? error.message : error);
  return exitCodes.refused;
}
