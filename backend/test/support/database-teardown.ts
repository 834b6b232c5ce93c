export default async function dropDatabases(): Promise<void> {
  await globalThis.dropTestDatabases?.();
}
