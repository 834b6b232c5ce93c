// `npm run restore -- <folder> [--replace]`: puts a backup into an empty database, while the product stands still.
import { runTool } from './lib/tools.mjs';

await runTool('backend/src/backup/run-restore.js', { whileRunning: false });
