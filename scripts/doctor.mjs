// `npm run doctor`: tries everything that the settings name, and says in sentences what has to be mended. Exit code 1 if anything does.
import { runTool } from './lib/tools.mjs';

await runTool('backend/src/doctor/run-doctor.js', { whileRunning: true });
