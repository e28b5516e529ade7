/** `npm pack`: a package that runs without being built, `npx --package ./sixgun-<version>.tgz sixgun serve`. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { built, bundled, documented, installed, root } from './ready.mjs';

installed({ tools: false });
// Build outputs of deleted files would be packed as well.
rmSync(join(root, 'dist'), { recursive: true, force: true });
built('cli', 'server');
bundled();
documented();
