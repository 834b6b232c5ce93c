/** A setting that cannot be used. Its message is one sentence for the operator and names the setting. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
