/** For pages with passwords, CVs and other private data: no copy stays on the device. */
export const noStore = () => ({ 'Cache-Control': 'no-store' });
