// `npm run backup -- <folder>`: backs up a consistent state of database and media, of a running
// product or the one of the next start.
import { runTool } from './lib/tools.mjs';

await runTool('backend/src/backup/run-backup.js', { whileRunning: true });
