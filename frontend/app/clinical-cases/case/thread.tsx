import { Ellipsis, FileText, MessagesSquare, Pencil, Play, Trash2 } from 'lucide-react';
import { counted } from '../../lib/words';
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

interface ThreadProps {
  post: ClinicalPost;
  steps: Step[];
  isOwn: boolean;
}

/** The week of discussion, then the steps. */
export function Thread({ post, steps, isOwn }: ThreadProps) {
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
