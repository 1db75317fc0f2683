import { checkEngine } from './checks';
import { startFirefox } from './firefox';

checkEngine('Firefox', startFirefox);
