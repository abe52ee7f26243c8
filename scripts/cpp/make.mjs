/** node scripts/cpp/make.mjs makes what browsers compile C++ with, if it isn't there yet, and prints its folder. */
import { setPriority } from 'node:os';
import { toolchainFolder } from './toolchain.mjs';

/** Whatever else the machine does comes first. */
const LOWEST = 19;

setPriority(LOWEST);
console.log(await toolchainFolder());
