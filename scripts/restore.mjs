// `npm run restore -- <backup> [--identity <key>] [--replace]`: puts a backup into an empty database, while the product stands still.
// With `--drill` it is restored away from the product, beside it, to see that it can be, and nothing of it stays.
import { runTool, runToolApart } from './lib/tools.mjs';

const RESTORE = 'backend/src/backup/run-restore.js';
const args = process.argv.slice(2);

if (args.includes('--drill'))
  await runToolApart(
    RESTORE,
    args.filter((each) => each !== '--drill'),
  );
else await runTool(RESTORE, { whileRunning: false });
