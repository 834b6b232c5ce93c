import { type ComponentType, createContext } from 'react';
import type { Comment } from './api.server';

/** What a page adds to the comments of its subject and to the forms for new ones. */
interface CommentSlots {
  /** Between the head and the text of a comment. */
  Above?: ComponentType<{ comment: Comment }>;
  /** Below the text field; `written` is the id of the comment that was just sent. */
  Tools?: ComponentType<{ written: number | undefined }>;
}

export const CommentSlots = createContext<CommentSlots>({});
