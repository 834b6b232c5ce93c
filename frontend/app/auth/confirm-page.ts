/** The page on which one shows that it is oneself, and which then leads on. */
export const confirmPage = (next: string) => `/account/confirm?${new URLSearchParams({ next })}`;
