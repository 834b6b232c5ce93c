/** In place of a name, and of the words, of a member across a block. */
export const UNSEEN_MEMBER = 'A member you don’t see';
export const UNSEEN_MESSAGE = 'Message of a member you don’t see';

export const DELETED_MEMBER = 'Deleted member';
