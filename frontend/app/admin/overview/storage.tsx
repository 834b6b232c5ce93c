import { ScrollRegion } from '../../ui/scroll-region';
import { TimeAgo } from '../../ui/time-ago';
import type { StorageFigures } from '../figures.server';
import { inWords, percent, shown, size } from './figures';
import { Folded } from './folded';
import { ShareBar } from './share-bar';

const purposes: Record<string, string> = {
  'case-image': 'Case pictures',
  'case-video': 'Case videos',
  'case-report': 'Case reports',
  'case-scan': 'Case scans',
  'community-case': 'Case files from the feed',
  'community-case-edit': 'Edited case files from the feed',
  'community-image': 'Images',
  'community-image-edit': 'Edited images',
  'profile-picture': 'Profile photos',
  'registration-proof': 'Registration proofs',
  'chat-file': 'Chat files',
  cv: 'CVs',
  'explore-video': 'Explore videos',
  'beyond-post': 'Beyond Surgery files',
  'event-banner': 'Event banners',
  'learning-image': 'Academics pictures',
  'learning-video': 'Academics videos',
  'blog-picture': 'Blog pictures',
  'mission-video': 'Mission video',
};

/** Storage used by purpose of the files, and free disk space. */
export function Storage({ of: storage }: { of: StorageFigures }) {
  const { kinds, disk_free, disk_size, last_backup_at, counted_at } = storage;
  const all = {
    files: kinds.reduce((sum, { files }) => sum + files, 0),
    bytes: kinds.reduce((sum, { bytes }) => sum + bytes, 0),
  };
  const most = Math.max(1, ...kinds.map(({ bytes }) => bytes));
  const used = disk_size - disk_free;
  return (
    <Folded title="Storage" note={`${percent(used, disk_size)} of the disk used`}>
      <ScrollRegion label="Storage" className="admin__scroll">
        <table className="fold">
          <caption className="sr-only">Storage</caption>
          <thead>
            <tr>
              <th scope="col">Files</th>
              <th scope="col" className="tnum">
                Count
              </th>
              <th scope="col" className="tnum">
                Size
              </th>
            </tr>
          </thead>
          <tbody>
            {kinds.length === 0 && (
              <tr>
                <td colSpan={3}>No files have been uploaded.</td>
              </tr>
            )}
            {kinds.map(({ purpose, files, bytes }) => (
              <tr key={purpose}>
                <th scope="row">
                  {purposes[purpose] ?? inWords(purpose)}
                  <ShareBar of={bytes / most} />
                </th>
                <td className="tnum" data-label="Count">
                  {shown(files)}
                </td>
                <td className="tnum" data-label="Size">
                  {size(bytes)}
                </td>
              </tr>
            ))}
            {kinds.length > 0 && (
              <tr>
                <th scope="row">All files</th>
                <td className="tnum" data-label="Count">
                  {shown(all.files)}
                </td>
                <td className="tnum" data-label="Size">
                  {size(all.bytes)}
                </td>
              </tr>
            )}
          </tbody>
        </table>
        <p className="quiet admin__note">
          Counted <TimeAgo at={counted_at} />, without the smaller versions of pictures and videos.
          Disk of this server: {size(used)} of {size(disk_size)} used, {percent(used, disk_size)}.
          Last backup: {last_backup_at ? <TimeAgo at={last_backup_at} /> : 'none yet'}.
        </p>
      </ScrollRegion>
    </Folded>
  );
}
