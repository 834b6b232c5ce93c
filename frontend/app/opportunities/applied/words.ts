export const WITHDRAW_QUESTION = 'Are you sure you want to withdraw your application?';
export const WITHDRAWN = 'Everything you sent is erased, including your CV.';
