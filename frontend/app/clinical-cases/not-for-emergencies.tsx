import { TriangleAlert } from 'lucide-react';
import { Banner } from '../ui/banner';

export function NotForEmergencies() {
  return (
    <Banner kind="attention" icon={TriangleAlert}>
      <b>Not for emergencies.</b> Nobody here is on call. If the patient cannot wait, call your own
      senior.
    </Banner>
  );
}
