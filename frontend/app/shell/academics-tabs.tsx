import { useLocation } from '@remix-run/react';
import { Tabs } from '../ui/tabs';

const places = [
  { to: '/upcoming', label: 'Upcoming Event' },
  { to: '/ongoing', label: 'Ongoing Event' },
  { to: '/event', label: 'Events' },
  { to: '/live', label: 'Live meetings' },
  { to: '/meeting', label: 'Past meetings' },
  { to: '/media', label: 'Images' },
  { to: '/video', label: 'Videos' },
  { to: '/news', label: 'News' },
];

export function AcademicsTabs() {
  const { pathname } = useLocation();
  return (
    <Tabs
      label="Events and academics"
      tabs={places.map((place) => ({ ...place, isCurrent: place.to === pathname }))}
    />
  );
}
