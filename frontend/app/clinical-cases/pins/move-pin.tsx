import { useFetcher } from '@remix-run/react';
import { useContext, useEffect, useRef } from 'react';
import type { Comment } from '../../engagement/api.server';
import { mayEdit } from '../../engagement/subject';
import type { FormState } from '../../lib/form-state';
import { Link } from '../../ui/link';
import { announce, showToast } from '../../ui/toast';
import { useNow } from '../../ui/use-now';
import { fieldsOfPlace, isMarkable } from './pin';
import { PinsOnPage } from './pins-on-page';

interface MovePinProps {
  comment: Comment;
  /** Of the mark in its comment, from 0. */
  index: number;
}

/** Shown to the author of a comment while it can still be edited. */
export function MovePin(props: MovePinProps) {
  const { writer } = useContext(PinsOnPage);
  const now = useNow();
  const { author, writtenAt } = props.comment;
  if (writer === null || author.memberId !== writer.id || !mayEdit(writtenAt, now)) return null;
  return <Move {...props} to={writer.to} />;
}

type Answer = FormState | { done: string } | { refusal: string };

/**
 * In the file or slice that is seen; on a page of its own without scripts, without a picture, and in
 * a file of a step.
 */
function Move({ comment, index, to }: MovePinProps & { to: string }) {
  const id = `move ${comment.id} ${index}`;
  const { later, chosen, current, isInScan, choosing, choose, drop } = useContext(PinsOnPage);
  const link = useRef<HTMLAnchorElement>(null);
  const fetcher = useFetcher<Answer>();
  const page = `${to}/comments/${comment.id}/marks?mark=${index + 1}`;
  const { file } = comment.pins?.[index] ?? {};
  const isInStep = later.some((one) => one.file.id === file);
  const place = chosen.find(({ composer }) => composer === id);
  const send = useRef(() => {});
  send.current = () => {
    if (!place) return;
    fetcher.submit({ ...fieldsOfPlace(place) }, { method: 'post', action: page });
    drop(id);
    link.current?.focus();
  };
  useEffect(() => {
    if (place) send.current();
  }, [place]);
  useEffect(() => {
    if (fetcher.data) tell(fetcher.data);
  }, [fetcher.data]);
  return (
    <Link
      className="pin__move"
      ref={link}
      to={page}
      aria-current={choosing === id ? 'true' : undefined}
      onClick={(event) => {
        if (isInStep || (!isInScan && !isMarkable(current))) return;
        event.preventDefault();
        choose(id);
      }}
    >
      Move<span className="sr-only"> this mark</span>
    </Link>
  );
}

function tell(answer: Answer): void {
  if ('done' in answer) announce(answer.done);
  else if ('refusal' in answer) showToast({ kind: 'error', text: answer.refusal });
  else {
    const [problem] = Object.values(answer.errors).flat();
    showToast({ kind: 'error', text: problem ?? answer.message ?? 'The mark was not moved.' });
  }
}
