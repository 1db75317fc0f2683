import { checkEngine } from './checks';
import { startWebKit } from './webkit';

checkEngine('WebKit', startWebKit);
