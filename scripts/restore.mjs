// `npm run restore -- <backup> [--identity <key>] [--replace]`: restores a backup into an empty
// database while the product is stopped. With `--drill` the backup is restored into a temporary
// place beside the product, to prove that it works, and then removed.
import { runTool, runToolApart } from './lib/tools.mjs';

const RESTORE = 'backend/src/backup/run-restore.js';
const args = process.argv.slice(2);

if (args.includes('--drill'))
  await runToolApart(
    RESTORE,
    args.filter((each) => each !== '--drill'),
  );
else await runTool(RESTORE, { whileRunning: false });
