import { job } from '../../platform/outbox/job';

export const SCANS = 'scans';

/** Looks for words in a packed series before it is posted. */
export const scanLook = job<{ readonly uploadId: string; readonly isBurned: boolean }>(
  SCANS,
  'scan-look',
);

/** Covers what its author decided, and draws the pictures of the window that came with a scan. */
export const scanRender = job<{ readonly scanId: number }>(SCANS, 'scan-render');

/** Draws the pictures of a further window, once somebody has asked for one of them. */
export const scanWindow = job<{ readonly scanId: number; readonly window: string }>(
  SCANS,
  'scan-window',
);
