import type { EventKind } from '../../backend/src/events/event.repository';

/** An event of the demo, with times relative to the seeding. */
export interface DemoEvent {
  readonly title: string;
  readonly kind: EventKind;
  readonly description: string;
  readonly location: string;
  /** Hours from the seeding to the start. */
  readonly inHours: number;
  /** HH:mm in India, for events on other days; defaults to the evening. */
  readonly at?: string;
  readonly minutes: number;
  /** How many demo members registered. */
  readonly going: number;
  readonly host?: string;
  /** One per line, in the organiser's format; `@key` is replaced by the profile of that person. */
  readonly speakers?: string;
  readonly programme?: string;
  readonly recording?: string;
}

const DAY = 24;

export const programme: readonly DemoEvent[] = [
  {
    title: 'Thyroid nodules in pregnancy',
    kind: 'event',
    description: 'Four cases, two guidelines and the questions between them.',
    location: 'Online',
    host: 'Endocrine Surgery group',
    programme: `0:00 | Bethesda III in the second trimester
0:35 | When to wait for delivery
1:10 | Questions`,
    inHours: -63 * DAY,
    minutes: 90,
    going: 41,
  },
  {
    title: 'Vascular trauma, the first ten minutes',
    kind: 'event',
    description: 'Tourniquets, shunts, and who decides. With a moderated debrief.',
    location: 'Johannesburg, South Africa',
    at: '12:30',
    inHours: -83 * DAY,
    minutes: 240,
    going: 32,
  },
  {
    title: 'Morbidity and mortality: anastomotic leaks',
    kind: 'meeting',
    description:
      'Six leaks, told by those who had them. Nothing leaves the room but what was learned.',
    location: 'Online',
    inHours: -21 * DAY,
    minutes: 60,
    going: 27,
  },
  {
    title: 'Journal club: watch and wait in rectal cancer',
    kind: 'meeting',
    description: 'Three papers in sixty minutes, each with one slide.',
    location: 'Online',
    inHours: -14 * DAY,
    minutes: 60,
    going: 22,
  },
  {
    title: 'Difficult gallbladders: bail out or go on',
    kind: 'event',
    description: 'Videos of subtotal cholecystectomies, stopped where the decision was made.',
    location: 'Chennai, India',
    at: '09:30',
    inHours: -35 * DAY,
    minutes: 180,
    going: 48,
  },
  {
    title: 'Paediatric airway foreign bodies',
    kind: 'event',
    description: 'Instruments, anaesthesia and the two children that nobody forgets.',
    location: 'Online',
    inHours: -7 * DAY,
    minutes: 90,
    going: 19,
  },
  {
    title: 'Tumour board without walls: live',
    kind: 'meeting',
    description: 'Eight cases from five countries, discussed as they would be at home.',
    location: 'Online',
    inHours: -1,
    minutes: 300,
    going: 36,
  },
  {
    title: 'Live theatre: laparoscopic left lateral sectionectomy',
    kind: 'event',
    description:
      'One operation from port placement to extraction, with questions to the console as it goes.',
    location: 'Online',
    host: 'Dr. Mateo Álvarez, HPB Surgery',
    speakers: 'Dr. Mateo Álvarez | HPB Surgery, Bogotá | Operates | @mateo.alvarez',
    programme: `0:00 | The patient, the images and the plan
0:20 | Ports, mobilisation, intraoperative ultrasound
0:50 | Transection
1:40 | Extraction and questions`,
    inHours: 5,
    minutes: 120,
    going: 44,
  },
  {
    title: 'Margin status after neoadjuvant therapy',
    kind: 'event',
    description:
      'Three cases, each from the operating table to the microscope. You vote on the plane before the slide is opened.',
    location: 'Online',
    host: 'Dr. Yuki Tanaka, HPB Surgery',
    speakers: `Dr. Yuki Tanaka | HPB Surgery, Tokyo | Inking and orientation: five minutes that decide the report | @yuki.tanaka
Dr. Mateo Álvarez | HPB Surgery, Bogotá | Vein resection after FOLFIRINOX | @mateo.alvarez`,
    programme: `0:00 | Case 1: borderline head lesion, abutment of the SMV | Dr. Álvarez
0:25 | At the bench: inking, slicing, naming the planes | Dr. Tanaka
0:50 | Cases 2 and 3, with votes | Both speakers
1:20 | Questions | All`,
    inHours: 6 * DAY,
    minutes: 90,
    going: 29,
  },
  {
    title: 'Morbidity and mortality: the missed injury',
    kind: 'meeting',
    description: 'Trauma cases in which something was found on day three. Bring your own.',
    location: 'Online',
    inHours: 9 * DAY,
    minutes: 60,
    going: 14,
  },
  {
    title: 'Damage control on a district budget',
    kind: 'event',
    description: 'A day of drills with what a district hospital has on its shelves.',
    location: 'Lagos, Nigeria',
    at: '13:30',
    inHours: 14 * DAY,
    minutes: 420,
    going: 23,
  },
  {
    title: 'Oncoplastic breast surgery: the difficult quadrant',
    kind: 'event',
    description: 'Marking on models, then operations from two theatres.',
    location: 'Cairo, Egypt',
    at: '12:00',
    inHours: 21 * DAY,
    minutes: 360,
    going: 18,
  },
  {
    title: 'Writing a case that others can learn from',
    kind: 'event',
    description:
      'From the ward note to a case report: consent, de-identification, and one clear question.',
    location: 'Online',
    inHours: 30 * DAY,
    minutes: 75,
    going: 11,
  },
];
