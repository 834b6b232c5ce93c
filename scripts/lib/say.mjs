// Output of the scripts for the person at the terminal.

/** An error the user has to fix. Its message is one sentence; no stack is shown. */
export class Refused extends Error {}

// If the terminal is closed, the product continues without output.
process.stdout.on('error', () => {});

export const say = (line) => process.stdout.write(`${line}\n`);

/**
 * Runs a script: a `Refused` (or an invalid setting) is printed as its message, with exit code 1.
 */
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
