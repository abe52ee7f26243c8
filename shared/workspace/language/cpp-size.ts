/** What compiling C++ takes to be downloaded, compressed, in megabytes (scripts/cpp/toolchain.mjs). */
export const CPP_MEGABYTES = 34;
