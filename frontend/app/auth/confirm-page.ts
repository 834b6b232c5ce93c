/** The page on which users confirm their identity before they continue to `next`. */
export const confirmPage = (next: string) => `/account/confirm?${new URLSearchParams({ next })}`;
