export const FILE_CATEGORIES = ['IMAGE', 'VIDEO', 'REPORT', 'SCAN'] as const;
export type FileCategory = (typeof FILE_CATEGORIES)[number];
