/** `npm run doctor`: what an owner should mend in the own site. */
import { examine } from './doctor';
import { reportOf } from './report';

const findings = await examine().catch((error: { status?: number }) => {
  // The build has said what is wrong.
  if (error.status) process.exit(error.status);
  throw error;
});
const { text, status } = reportOf(findings);
console.log(text);
process.exitCode = status;
