/** WebKit, for `npm run test:deep`. */
import { startWebKit } from '../../../testing/engines/webkit.ts';
import { holdsIn } from './holds.ts';

holdsIn('WebKit', () =>
  startWebKit({ driver: process.env['WEBKIT_DRIVER'] ?? 'WebKitWebDriver', screen: process.env['XVFB'] ?? 'Xvfb' }),
);
