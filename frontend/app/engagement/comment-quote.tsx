import type { ReactNode } from 'react';
import { Words } from '../ui/words';

interface CommentQuoteProps {
  text: string;
  as?: 'p' | 'blockquote';
  children?: ReactNode;
}

/** A comment away from its case: one that only marks places has no text of its own. */
export function CommentQuote({ text, as = 'blockquote', children }: CommentQuoteProps) {
  return text ? (
    <Words as={as} text={text}>
      {children}
    </Words>
  ) : (
    <p className="muted">Marked a place in a file, without words.</p>
  );
}
