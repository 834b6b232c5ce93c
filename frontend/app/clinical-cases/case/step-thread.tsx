import { Ellipsis, FileText, MessagesSquare, Pencil, Play, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { counted } from '../../lib/words';
import { LinkButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { Menu } from '../../ui/menu';
import { Stitches } from '../../ui/stitches';
import { waiting } from '../../ui/waiting';
import { Words } from '../../ui/words';
import { AuthorPins } from '../pins/pin-chips';
import type { CaseFile, ClinicalPost } from '../post';
import { pathOfPost } from '../post-subject';
import { isPicture, kindName } from '../stage/stage-file';
import { dayName, stepKinds } from '../step-kinds';
import type { Step } from '../steps.server';
import { Unfolds } from './unfolds';
import './step-thread.css';

interface StepThreadProps {
  post: ClinicalPost;
  steps: Step[];
  isOwn: boolean;
}

interface StepsProps extends StepThreadProps {
  /** Further actions of the author, beside “Add a step”. */
  also: ReactNode;
}

/**
 * How the case went on after it was posted: its week of discussion, then the steps. Folded for all
 * but its author, who goes on writing it.
 */
export function StepThread({ post, steps, isOwn, also }: StepsProps) {
  if (post.kind !== 'case' || post.withdrawnAt || (steps.length === 0 && !isOwn)) return null;
  if (!isOwn)
    return (
      <Unfolds title="What happened next" inside={inWords(steps)}>
        <Thread post={post} steps={steps} isOwn={isOwn} />
      </Unfolds>
    );
  return (
    <section className="stack" id="steps" aria-labelledby="steps-title">
      <h2 className={steps.length > 0 ? undefined : 'sr-only'} id="steps-title">
        What happened next
      </h2>
      {steps.length > 0 && <Thread post={post} steps={steps} isOwn={isOwn} />}
      <div className="row">
        <LinkButton look="secondary" to={`${pathOfPost(post.id)}/steps/new`}>
          <Icon of={Plus} />
          Add a step
        </LinkButton>
        {also}
      </div>
    </section>
  );
}

/** "6 steps in 26 days" */
function inWords(steps: Step[]): string {
  const last = Math.max(...steps.map(({ day }) => day));
  const said = counted(steps.length, 'step');
  return last > 0 ? `${said} in ${counted(last, 'day')}` : said;
}

function Thread({ post, steps, isOwn }: StepThreadProps) {
  return (
    <ol className="thread">
      <li className="step step--discussion">
        <div className="step__head">
          <h3>
            <Icon of={MessagesSquare} size="s" />
            Seven days of discussion
          </h3>
        </div>
        <p className="step__text">
          {post.isOpen ? 'Open. ' : 'Closed, and readable below. '}
          {post.isBlinded ? 'It opens after your vote.' : `${counted(post.comments, 'comment')}.`}
        </p>
        {!post.isOpen && <Stitches placed={7} look="closed" label="Closed after seven days" />}
      </li>
      {steps.map((step) => (
        <StepItem
          key={step.id}
          step={step}
          isOwn={isOwn}
          to={`${pathOfPost(post.id)}/steps`}
          isCovered={post.isSensitive}
        />
      ))}
    </ol>
  );
}

interface StepItemProps {
  step: Step;
  isOwn: boolean;
  to: string;
  isCovered: boolean;
}

function StepItem({ step, isOwn, to, isCovered }: StepItemProps) {
  const { id, kind, day, text, status, files, pins } = step;
  const { name, icon } = stepKinds[kind];
  return (
    <li className={`step step--${kind}`} id={`step-${id}`}>
      <div className="step__head">
        <h3>
          <Icon of={icon} size="s" />
          {name}
        </h3>
        <span className="step__day">{dayName(day)}</span>
        {isOwn && (
          <Menu
            className="step__tools"
            label={`Change this step: ${name}`}
            button={<Icon of={Ellipsis} />}
          >
            <Link to={`${to}/${id}`}>
              <Icon of={Pencil} size="s" />
              Edit
            </Link>
            <Link className="danger" to={`${to}/${id}/delete`}>
              <Icon of={Trash2} size="s" />
              Delete
            </Link>
          </Menu>
        )}
      </div>
      {status && (
        <p>
          <span className="badge badge--attention">{status}</span>
        </p>
      )}
      <Words className="step__text" text={text} />
      <AuthorPins pins={pins} />
      {files.length > 0 && <StepFiles files={files} isCovered={isCovered} />}
    </li>
  );
}

/** Each thumbnail links to the file. In a sensitive case they are collapsed at first. */
function StepFiles({ files, isCovered }: { files: CaseFile[]; isCovered: boolean }) {
  const list = (
    <ul className="step__files">
      {files.map((file) => (
        <li key={file.id}>
          <StepFile file={file} isCovered={isCovered} />
        </li>
      ))}
    </ul>
  );
  if (!isCovered) return list;
  return (
    <details className="step__cover">
      <summary>Sensitive clinical content: show {counted(files.length, 'file')}</summary>
      {list}
    </details>
  );
}

function StepFile({ file, isCovered }: { file: CaseFile; isCovered: boolean }) {
  const name = file.altText || kindName(file);
  if (file.problem) return <p className="quiet">{file.problem}</p>;
  if (!file.url)
    return <p className="quiet">{kindName(file)}: being prepared. Only you can see it.</p>;
  // The thumbnail is made by a worker and comes later.
  const picture = file.thumbnailUrl ?? (isPicture(file) ? file.url : null);
  return (
    <a href={file.url} target="_blank" rel="noopener">
      {picture ? (
        <img
          className="waits"
          src={picture}
          alt={name}
          width={file.width ?? 4}
          height={file.height ?? 3}
          style={waiting(isCovered ? { ...file, color: undefined } : file)}
          loading="lazy"
        />
      ) : (
        <span className="step__file">
          <Icon of={file.kind === 'VIDEO' ? Play : FileText} />
          <bdi>{name}</bdi>
        </span>
      )}
    </a>
  );
}
