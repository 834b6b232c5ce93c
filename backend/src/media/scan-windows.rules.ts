/** The windows in which the frames of a scan are drawn; `sent` is the one that came with it. */
export const SCAN_WINDOWS = ['sent', 'soft', 'lung', 'liver', 'bone', 'brain'] as const;
export type ScanWindowName = (typeof SCAN_WINDOWS)[number];
