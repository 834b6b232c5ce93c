// How the scripts speak to the person in front of the terminal.

/** Something the person has to put right. Its message is one sentence; no stack is ever shown for it. */
export class Refused extends Error {}

// Whoever has closed the terminal does not read on; the product goes on all the same.
process.stdout.on('error', () => {});

export const say = (line) => process.stdout.write(`${line}\n`);

/** Runs a script to its end: a `Refused` (or a setting that is wrong) becomes its sentence, and the exit code 1. */
export async function run(main) {
  try {
    await main();
  } catch (error) {
    const expected = error instanceof Refused || error?.name === 'SettingsError';
    process.stderr.write(`${expected ? error.message : error.stack}\n`);
    process.exit(1);
  }
}

/** `1.4 s`, for progress lines. */
export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
