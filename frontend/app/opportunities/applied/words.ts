export const WITHDRAW_QUESTION = 'Are you sure you want to withdraw your application?';
export const WITHDRAWN = 'What you sent is erased, your CV with it.';
