// `npm run doctor`: checks everything in the settings, and says in sentences what must be fixed.
// Exits with 1 if there is anything.
import { runTool } from './lib/tools.mjs';

await runTool('backend/src/doctor/run-doctor.js', { whileRunning: true });
