/** `npm run doctor`: what owners should mend in their sites. */
import { examine } from './doctor';
import { reportOf } from './report';

const { text, status } = reportOf(await examine());
console.log(text);
process.exitCode = status;
