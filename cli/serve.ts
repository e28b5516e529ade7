/** `sixgun serve`: the server, as `npm start` runs it in a checkout. */
import { helpText } from '../server/config.ts';
import { type Command, onlySo, readArgs } from './command.ts';

export const serveCommand: Command = {
  about: 'serve the tables and their page until Ctrl-C',
  help: `sixgun serve\n\n${helpText()}`,
  async run(args) {
    onlySo(readArgs(args, {}).positionals, 0);
    // The server program reads the arguments after its own name.
    process.argv.length = 2;
    await import('../server/main.ts');
    return Number(process.exitCode ?? 0);
  },
};
