import { checkEngine } from './checks.mjs';
import { startFirefox } from './firefox.mjs';

checkEngine('Firefox', startFirefox);
