/** The kinds of steps. */
export const STEP_KINDS = [
  'presentation',
  'imaging',
  'decision',
  'operation',
  'complication',
  'pathology',
  'follow-up',
] as const;
export type StepKind = (typeof STEP_KINDS)[number];

export const MAX_STEPS = 30;
