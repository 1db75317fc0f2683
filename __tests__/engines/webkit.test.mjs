import { checkEngine } from './checks.mjs';
import { startWebKit } from './webkit.mjs';

checkEngine('WebKit', startWebKit);
