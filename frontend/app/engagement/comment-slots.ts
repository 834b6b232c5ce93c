import { type ComponentType, createContext } from 'react';
import type { FormState } from '../lib/form-state';
import type { Comment } from './api.server';

export interface ComposerToolsProps {
  /** Names the comment that was just sent, or now waits to be. */
  written: number | string | undefined;
  /** What was refused, with all that was typed. */
  refused: FormState | undefined;
  isReply: boolean;
}

/** What a page adds to the comments of its subject and to the forms for new ones. */
interface CommentSlots {
  /** Between the head and the text of a comment. */
  Above?: ComponentType<{ comment: Comment }>;
  /** Shown instead of the text if a comment has none. */
  Wordless?: ComponentType<{ comment: Comment }>;
  /** Below the text field. */
  Tools?: ComponentType<ComposerToolsProps>;
  /** The fields of `Tools`, which shows their errors itself. */
  toolFields?: readonly string[];
}

export const CommentSlots = createContext<CommentSlots>({});
