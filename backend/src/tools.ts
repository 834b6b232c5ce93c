import { SettingsError } from './platform/config/settings';

/**
 * The operator's tools in an image: each is a separate program that reads the remaining arguments.
 */
const TOOLS: Readonly<Record<string, () => Promise<unknown>>> = {
  admin: () => import('./administer.js'),
  backup: () => import('./backup/run-backup.js'),
  restore: () => import('./backup/run-restore.js'),
  doctor: () => import('./doctor/run-doctor.js'),
  prepare: () => import('./prepare.js'),
};

/**
 * `node tools.js doctor`, `node tools.js admin grant <email>`: run by `docker compose run --rm
 * tools …`.
 */
async function main(): Promise<void> {
  const [name = ''] = process.argv.splice(2, 1);
  const tool = TOOLS[name];
  if (!tool) throw new SettingsError(`Say which tool: ${Object.keys(TOOLS).join(', ')}.`);
  await tool();
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof SettingsError ? error.message : (error as Error).stack}\n`,
  );
  process.exit(1);
});
