import { SettingsError } from './platform/config/settings';

/** What an operator can ask of an image: each is a program of its own that reads the rest of the line. */
const TOOLS: Readonly<Record<string, () => Promise<unknown>>> = {
  admin: () => import('./administer.js'),
  backup: () => import('./backup/run-backup.js'),
  restore: () => import('./backup/run-restore.js'),
  doctor: () => import('./doctor/run-doctor.js'),
  prepare: () => import('./prepare.js'),
};

/** `node tools.js doctor`, `node tools.js admin grant <email>`: `docker compose run --rm tools …` runs this. */
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
