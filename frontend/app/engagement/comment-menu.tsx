import { Ellipsis, Link2 } from 'lucide-react';
import { drName } from '../lib/words';
import { BlockLink } from '../profiles/block-link';
import { MuteLink } from '../profiles/mute-link';
import { DrName } from '../ui/dr-name';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { Menu } from '../ui/menu';
import type { Comment } from './api.server';
import { ReportLink } from './report-link';

interface CommentMenuProps {
  comment: Comment;
  /** The comment on the page of its post. */
  to: string;
  /** The path below which its own pages are. */
  path: string;
}

/** What can be done about a comment of somebody else, and about its author. */
export function CommentMenu({ comment, to, path }: CommentMenuProps) {
  const { author } = comment;
  return (
    <Menu
      className="comment__menu"
      label={`More about the comment by ${drName(author.fullName)}`}
      button={<Icon of={Ellipsis} />}
    >
      <Link to={to}>
        <Icon of={Link2} />
        Link to this comment
      </Link>
      <MuteLink kind="member" id={author.memberId}>
        Mute <DrName of={author.fullName} />
      </MuteLink>
      <hr />
      <ReportLink to={path} kind="comment" text="Report comment" />
      <BlockLink member={author} isNamed />
    </Menu>
  );
}
