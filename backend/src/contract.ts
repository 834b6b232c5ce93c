import { createApi, describeApi } from './api';

/** Prints the contract as it stands: backend/openapi.json is made from it. */
async function main(): Promise<void> {
  const app = await createApi();
  await app.init();
  process.stdout.write(`${JSON.stringify(describeApi(app), null, 2)}\n`);
  await app.close();
}

void main();
