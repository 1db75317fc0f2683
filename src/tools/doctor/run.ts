/** `npm run doctor`: what an owner should mend in the own site. */
import { examine } from './doctor';
import { reportOf } from './report';

const { text, status } = reportOf(await examine());
console.log(text);
process.exitCode = status;
