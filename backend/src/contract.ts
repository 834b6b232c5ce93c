import { createApi, describeApi } from './api';

/** Prints the API contract, from which backend/openapi.json is generated. */
async function main(): Promise<void> {
  const app = await createApi();
  await app.init();
  process.stdout.write(`${JSON.stringify(describeApi(app), null, 2)}\n`);
  await app.close();
}

void main();
