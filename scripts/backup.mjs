// `npm run backup -- <folder>`: database and media of a running product (or of the next start's database) as one moment saw them.
import { runTool } from './lib/tools.mjs';

await runTool('backend/src/backup/run-backup.js', { whileRunning: true });
