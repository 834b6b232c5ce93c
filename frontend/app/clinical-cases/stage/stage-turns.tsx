import { ChevronLeft, ChevronRight, FileText, Play } from 'lucide-react';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import type { CaseFile } from '../post';
import { kindName } from './stage-file';

/** A link to the file before or after, if there is one. */
export function Turn({ by, current, of }: { by: 1 | -1; current: number; of: number }) {
  const to = current + by;
  if (to < 1 || to > of) return null;
  return (
    <Link
      className="btn btn--quiet btn--icon"
      to={`?picture=${to}`}
      preventScrollReset
      replace
      aria-label={by < 0 ? 'Previous file' : 'Next file'}
    >
      <Icon of={by < 0 ? ChevronLeft : ChevronRight} />
    </Link>
  );
}

/** All files, in the author's order. */
export function Strip({ files, current }: { files: CaseFile[]; current: number }) {
  return (
    <ul className="viewer__strip">
      {files.map((file, i) => (
        <li key={file.name}>
          <Link
            to={`?picture=${i + 1}`}
            preventScrollReset
            replace
            aria-current={i + 1 === current ? 'true' : undefined}
          >
            <Thumbnail file={file} number={i + 1} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Thumbnail({ file, number }: { file: CaseFile; number: number }) {
  if (file.thumbnailUrl)
    return (
      <img src={file.thumbnailUrl} alt={`${kindName(file)} ${number}`} width={136} height={80} />
    );
  return (
    <>
      <Icon of={file.kind === 'VIDEO' ? Play : FileText} />
      {kindName(file)}
      <span className="sr-only"> {number}</span>
    </>
  );
}
