// Waits until the test run that started it has ended, however that went; then stops its PostgreSQL
// server and removes its folder.
import fs from 'node:fs';
import { isAlive, signalProcess, until } from './processes.mjs';

const [dataDir, pid] = process.argv.slice(2);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
process.stdin.resume().once('close', async () => {
  if (isAlive(Number(pid))) signalProcess(Number(pid), 'SIGQUIT');
  await until(() => !isAlive(Number(pid)), 5_000);
  fs.rmSync(dataDir, { recursive: true, force: true });
});
