/** Firefox, for `npm run test:deep`. */
import { startFirefox } from '../../../testing/engines/firefox.ts';
import { holdsIn } from './holds.ts';

holdsIn('Firefox', () => startFirefox(process.env['FIREFOX'] ?? 'firefox-esr'));
