import { Fragment } from 'react';

const LINK = /(https?:\/\/[^\s<>"']+)/;
/** Belongs to the sentence, not to the URL. */
const TRAILING = /[.,;:!?)\]]+$/;

/** A text whose URLs are links. */
export function LinkedText({ text }: { text: string }) {
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
