export const shown = (count: number) => count.toLocaleString('en');
