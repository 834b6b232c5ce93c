/** For pages about passwords, CVs and other private things: no copy stays on the device. */
export const noStore = () => ({ 'Cache-Control': 'no-store' });
