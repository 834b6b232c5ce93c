// `npm run restore -- <backup> [--identity <key>] [--replace]`: puts a backup into an empty database, while the product stands still.
// With `--drill` the backup is restored into a temporary place beside the product, to prove that it can be, and is then removed.
import { runTool, runToolApart } from './lib/tools.mjs';

const RESTORE = 'backend/src/backup/run-restore.js';
const args = process.argv.slice(2);

if (args.includes('--drill'))
  await runToolApart(
    RESTORE,
    args.filter((each) => each !== '--drill'),
  );
else await runTool(RESTORE, { whileRunning: false });
