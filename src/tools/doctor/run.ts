/** `npm run doctor` */
import { examine } from './doctor';

const findings = await examine().catch((error: { status?: number }) => {
  // The build has said what is wrong.
  if (error.status) process.exit(error.status);
  throw error;
});
for (const finding of findings) console.log(finding);
console.log(findings.length > 0 ? `Hay ${findings.length} cosas por mejorar.` : 'Todo está bien.');
process.exitCode = findings.length > 0 ? 1 : 0;
