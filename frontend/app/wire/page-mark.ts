/** For whom this page was drawn; the server says so in each page of a member. */
export const markOfPage = (): string | undefined => document.documentElement.dataset['pageOf'];
