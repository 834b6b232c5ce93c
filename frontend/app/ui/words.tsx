import { Fragment, type ReactNode } from 'react';
import { piecesOf } from '../../../backend/src/platform/members-words.rules';
import { shortened } from '../lib/words';
import { classNames } from './class-names';
import { Link } from './link';
import { directionOf, measuresIn } from './right-to-left';

interface WordsProps {
  text: string;
  as?: 'p' | 'span' | 'dd' | 'blockquote';
  className?: string;
  /** Our words before theirs. */
  lead?: ReactNode;
  /** Our words after theirs. */
  children?: ReactNode;
  mentions?: Mentioned[];
}

interface Mentioned {
  memberId: number;
  fullName: string;
}

/**
 * A block of members' words: in the direction of their script, with their line breaks, and with
 * links for URLs and mentions. Ours keep out of it, so they do not decide the direction.
 */
export function Words({ text, as: Block = 'p', className, lead, children, mentions }: WordsProps) {
  return (
    <Block className={classNames('lines', className)} dir={directionOf(text)}>
      {lead && <bdi>{lead}</bdi>}
      {lead && ' '}
      <Links text={text} mentions={mentions ?? []} />
      {children && ' '}
      {children && <bdi>{children}</bdi>}
    </Block>
  );
}

interface BeginningProps extends WordsProps {
  /** Where the rest is. */
  to: string;
  longest?: number;
  more?: string;
}

/** About the first 200 characters of a long text, with a link to the page with the rest. */
export function Beginning({ text, to, longest, more = 'Read more', ...words }: BeginningProps) {
  const { start, isCut } = shortened(text, longest);
  if (!isCut) return <Words text={text} {...words} />;
  return (
    <Words text={`${start}…`} {...words}>
      <Link to={to}>{more}</Link>
    </Words>
  );
}

/** A text with links, as also mails have them. */
function Links({ text, mentions }: { text: string; mentions: Mentioned[] }) {
  return piecesOf(text).map(({ text: piece, href }, index) => {
    const key = `${index} ${piece}`;
    if (!href) return <Mentions key={key} text={piece} of={mentions} />;
    return (
      <a key={key} href={href} target="_blank" rel="noopener nofollow ugc">
        {piece}
      </a>
    );
  });
}

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

function Mentions({ text, of: mentions }: { text: string; of: Mentioned[] }) {
  if (mentions.length === 0) return <Measured text={text} />;
  const byName = new Map(mentions.map((one) => [`@${one.fullName}`, one]));
  // The longest first: a name may begin with another.
  const names = [...byName.keys()].sort((one, other) => other.length - one.length);
  return text.split(new RegExp(`(${names.map(literally).join('|')})`)).map((part, index) => {
    const key = `${index} ${part}`;
    const named = byName.get(part);
    if (!named) return <Measured key={key} text={part} />;
    return (
      <Link key={key} to={`/profile/${named.memberId}`}>
        <bdi>{part}</bdi>
      </Link>
    );
  });
}

/** Each measure within words written from right to left keeps the order of its parts. */
export function Measured({ text }: { text: string }) {
  return measuresIn(text).map(({ text: piece, isMeasure }, index) => {
    const key = `${index} ${piece}`;
    if (!isMeasure) return <Fragment key={key}>{piece}</Fragment>;
    return (
      <bdi key={key} className="measure" dir="ltr">
        {piece}
      </bdi>
    );
  });
}
