import { Fragment, type ReactNode } from 'react';
import { shortened } from '../lib/words';
import { classNames } from './class-names';
import { Link } from './link';

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
    <Block className={classNames('lines', className)} dir="auto">
      {lead && <bdi>{lead}</bdi>}
      <Mentions text={text} of={mentions ?? []} />
      {children && <bdi> {children}</bdi>}
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

function Mentions({ text, of: [first, ...others] }: { text: string; of: Mentioned[] }) {
  if (!first) return <Links text={text} />;
  const name = `@${first.fullName}`;
  const at = text.indexOf(name);
  if (at < 0) return <Mentions text={text} of={others} />;
  return (
    <>
      <Mentions text={text.slice(0, at)} of={others} />
      <Link to={`/profile/${first.memberId}`}>
        <bdi>{name}</bdi>
      </Link>
      <Mentions text={text.slice(at + name.length)} of={others} />
    </>
  );
}

const LINK = /(https?:\/\/[^\s<>"'…]+(?!…))/;
/** Belongs to the sentence, not to the URL. */
const TRAILING = /[.,;:!?)\]]+$/;

function Links({ text }: { text: string }) {
  return text.split(LINK).map((part, index) => {
    const key = `${index} ${part}`;
    if (!LINK.test(part)) return <Fragment key={key}>{part}</Fragment>;
    const address = part.replace(TRAILING, '');
    return (
      <Fragment key={key}>
        <a href={address} target="_blank" rel="noopener nofollow ugc">
          {address}
        </a>
        {part.slice(address.length)}
      </Fragment>
    );
  });
}
