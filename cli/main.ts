#!/usr/bin/env node
/** The command `sixgun`. */
import { program } from './program.ts';

// A reader of only the first lines closes the pipe; that is not an error.
process.stdout.on('error', (e: { readonly code?: string }) => {
  if (e.code === 'EPIPE') process.exit(0);
  throw e;
});
const { stdin, stdout, stderr, env } = process;
process.exitCode = await program(process.argv.slice(2), { input: stdin, output: stdout, errors: stderr, env });
