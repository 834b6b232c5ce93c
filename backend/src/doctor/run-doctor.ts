import { readSettings, SettingsError } from '../platform/config/settings';
import { VERSION } from '../platform/version';
import { demandServers, type Examined, examineAll } from './doctor';

/**
 * `node run-doctor.js [--servers]`: run by `npm run doctor`. Exits with 1 if something must be
 * fixed. `--servers` only checks that every server responds, without output if they do: run first
 * by `npm start`.
 */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  if (process.argv.includes('--servers')) return demandServers(settings);
  const found = await examineAll(settings);
  const lines = found.flatMap(linesOf);
  const problems = found.flatMap((each) => each.problems);
  process.stdout.write(`Suture ${VERSION} on Node ${process.versions.node}\n\n`);
  process.stdout.write(`✓ Settings: all can be read\n${lines.join('\n')}\n\n`);
  process.stdout.write(
    problems.length === 0 ? 'Nothing has to be mended.\n' : `To be mended: ${problems.length}.\n`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}

function linesOf({ of, holds, problems }: Examined): string[] {
  if (problems.length > 0) return problems.map((problem) => `✗ ${of}: ${problem}`);
  return holds.length > 0 ? [`✓ ${of}: ${holds.join(', ')}`] : [`– ${of}: not set up`];
}

main().catch((error: unknown) => {
  const wrong = error instanceof SettingsError;
  process.stderr.write(
    wrong
      ? `${error.problems.map((one) => `✗ ${one}`).join('\n')}\n`
      : `${(error as Error).stack}\n`,
  );
  process.exit(1);
});
