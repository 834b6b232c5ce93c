import { FileText } from 'lucide-react';
import type { CaseFile } from '../../api/clinical-cases.server';
import { Icon } from '../icon';

const names = { IMAGE: 'Image', VIDEO: 'Video', REPORT: 'Report', SCAN: 'Scan' };

/** The files that are there: a ticked one goes when the form is saved, and says so before. */
export function HeldFiles({ files }: { files: CaseFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul className="files" aria-label="Files of this case">
      {files.map((file, i) => (
        <li className="file" key={file.id}>
          <span className="file__thumb">{file.thumbnailUrl ? <img src={file.thumbnailUrl} alt="" /> : <Icon of={FileText} />}</span>
          <div className="file__body">
            <p className="file__name">
              {names[file.kind]} {i + 1}
            </p>
            <p className="quiet">{file.altText || file.mimeType}</p>
            <p className="file__goes">{names[file.kind]} will be removed from case.</p>
          </div>
          <label className="check">
            <input type="checkbox" name="removedFiles" value={file.id} aria-label={`Remove ${names[file.kind]} ${i + 1}`} />
            Remove
          </label>
        </li>
      ))}
    </ul>
  );
}
