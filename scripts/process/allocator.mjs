/**
 * The environment of a process of the API. Without it glibc retains what responses were compressed in, in one arena for
 * each thread, and gives little of it back: after five minutes with 50 connections a process held 445 MiB, and 235
 * with it, at the same speed. Other allocators ignore it. Containers and systemd units set the same (deploy/).
 * @see https://www.gnu.org/software/libc/manual/html_node/Malloc-Tunable-Parameters.html M_MMAP_THRESHOLD
 */
export const allocatorSettings = { MALLOC_MMAP_THRESHOLD_: '131072' };
