/** `npm run build`: builds all that is served or run, without starting it: `node dist/server/main.js` then serves. */
import { built, bundled, documented, installed } from './ready.mjs';

installed({ tools: false });
built('cli', 'server');
bundled();
documented();
