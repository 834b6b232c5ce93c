import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/empty-state';
import { Link } from '../../ui/link';
import type { Publication } from './publication';
import { PublicationBadge } from './publication-form';
import './publishing.css';

export interface PublishingRow {
  id: number;
  title: string;
  note: ReactNode;
  publication: Publication;
}

/** Editors' content, each item with its publication state. */
export function PublishingList({
  rows,
  folder,
  empty,
}: {
  rows: PublishingRow[];
  folder: string;
  empty: string;
}) {
  if (rows.length === 0) return <EmptyState text={empty} />;
  return (
    <ul className="card publishing">
      {rows.map(({ id, title, note, publication }) => (
        <li key={id} className="publishing__row">
          <div>
            <Link to={`${folder}/${id}`}>
              <b>
                <bdi>{title}</bdi>
              </b>
            </Link>
            <p className="quiet">{note}</p>
          </div>
          <PublicationBadge status={publication.status} />
        </li>
      ))}
    </ul>
  );
}
