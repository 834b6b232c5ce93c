import { EyeOff } from 'lucide-react';
import { LinkButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import type { ReportedObject } from '../api.server';

type ReportedFile = ReportedObject['files'][number];

const types: Readonly<Record<string, string>> = {
  image: 'Picture',
  video: 'Video',
  pdf: 'Report',
  file: 'File',
};

interface ReportedFilesProps {
  of: ReportedObject;
  /** The number of the file that was uncovered. */
  opened: number | undefined;
  /** The URL of this page with a given file uncovered, or with none. */
  at: (file?: number) => string;
}

/**
 * The files of a reported object. A file is loaded only once it is uncovered, and that is audited.
 */
export function ReportedFiles({ of: { files }, opened, at }: ReportedFilesProps) {
  const place = Math.max(
    files.findIndex(({ id }) => id === opened),
    0,
  );
  const file = files[place];
  if (!file) return null;
  const name = `${types[file.type] ?? 'File'} ${place + 1} of ${files.length}`;
  return (
    <div className="mod__left">
      {file.id === opened ? (
        <Opened file={file} name={name} />
      ) : (
        <div className="mod__cover">
          <Icon of={EyeOff} />
          <p>
            <b>{name}, covered</b>
            <br />
            <span className="quiet">Opening it is written to the audit log.</span>
          </p>
          <LinkButton look="secondary" to={at(file.id)} preventScrollReset>
            Open it
          </LinkButton>
        </div>
      )}
      <nav className="mod__strip" aria-label="Files">
        {files.length > 1 &&
          files.map(({ id, type }, index) => (
            <Link
              key={id}
              to={at(id)}
              aria-current={id === opened ? 'true' : undefined}
              aria-label={`Open ${(types[type] ?? 'File').toLowerCase()} ${index + 1}`}
              preventScrollReset
            >
              {index + 1}
            </Link>
          ))}
        {file.id === opened && (
          <Link to={at()} preventScrollReset>
            Cover again
          </Link>
        )}
      </nav>
    </div>
  );
}

function Opened({ file, name }: { file: ReportedFile; name: string }) {
  const { type, url, pages } = file;
  const alt = file.alt_text ? `${name}: ${file.alt_text}` : name;
  const shown = type === 'image' ? [{ url }] : pages;
  if (type === 'video')
    return (
      <div className="mod__file">
        <video src={url} controls muted preload="none" aria-label={alt} />
      </div>
    );
  return (
    <div className="mod__file">
      {shown.map((page, index) => (
        <img
          key={page.url}
          src={page.url ?? undefined}
          alt={shown.length > 1 ? `${alt}, page ${index + 1}` : alt}
        />
      ))}
      {shown.length === 0 && (
        <p className="mod__cover">
          <a href={url} download>
            Download the file
          </a>
        </p>
      )}
    </div>
  );
}
