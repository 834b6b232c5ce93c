/** For pages about passwords, CVs and other private things: no copy stays on the device. */
export const unkept = () => ({ 'Cache-Control': 'no-store' });
