export type Theme = 'system' | 'light' | 'dark';

export const themes: Theme[] = ['system', 'light', 'dark'];

export function toTheme(value: unknown): Theme {
  return value === 'light' || value === 'dark' ? value : 'system';
}
