/** Looks again and again until something holds. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 1_500; tries += 1) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('It did not happen in time.');
}
