import { z } from 'zod';
import { SettingsError } from './settings-error';

const empty = (value: unknown) => (value === '' ? undefined : value);
const onOrOff = (usual: 'on' | 'off') => z.preprocess(empty, z.enum(['on', 'off']).default(usual));

export const inactivitySchema = {
  WARN_INACTIVE: onOrOff('on'),
  DEACTIVATE_INACTIVE: onOrOff('off'),
};

/** What happens to accounts that have not logged in for a long time. */
export interface InactivitySettings {
  readonly warns: boolean;
  readonly deactivates: boolean;
}

export function inactivitySettings(
  values: z.infer<z.ZodObject<typeof inactivitySchema>>,
): InactivitySettings {
  const [warns, deactivates] = [values.WARN_INACTIVE === 'on', values.DEACTIVATE_INACTIVE === 'on'];
  if (deactivates && !warns)
    throw new SettingsError(
      'DEACTIVATE_INACTIVE=on needs WARN_INACTIVE=on: nobody is deactivated without a warning.',
    );
  return { warns, deactivates };
}
