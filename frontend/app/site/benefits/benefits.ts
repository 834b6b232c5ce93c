/** The ten benefits, in numbered order. */
export const benefits: readonly { title: string; text: readonly string[] }[] = [
  {
    title: 'A second opinion before the first incision',
    text: [
      'The most useful moment for advice is the evening before. In a hospital corridor you ask the people who happen to be there; in a community you ask the people who have done it often. A picture, three sentences and one clear question reach colleagues who have stood at the same point, and who have no reason to be polite about the plan.',
      'The decision stays where it belongs. What changes is that more than one pair of eyes has seen the scan.',
    ],
  },
  {
    title: 'Rare becomes familiar',
    text: [
      'A surgeon may see a condition once in a decade. A hundred thousand surgeons see it every day. When cases are shared with their pictures and outcomes, the rare ones gather in one place, and the next person who meets one has more to go on than a paragraph in a textbook.',
    ],
  },
  {
    title: 'Learning from complications, without the theatre',
    text: [
      'Morbidity meetings are valuable and local: the same eight people, the same habits, the same hierarchy. Among peers outside your own chain of command it is easier to say what went wrong, and easier to hear it. A community that is led by surgeons can keep the tone that such conversations need: exact, kind, and without an audience that is hungry for blame.',
    ],
  },
  {
    title: 'Training that does not end at the hospital gate',
    text: [
      'Residents learn what their teachers do. Good as this is, it is one way among several. Watching how the same operation is set up in Chennai, Lagos and Vienna shows which steps matter and which are custom. Short operative clips and annotated pictures fit into the half hour between two cases, which is when most of us have time.',
    ],
  },
  {
    title: 'Specialities that talk to each other',
    text: [
      'Patients do not arrive sorted. The bleeding behind the pancreas belongs to the radiologist, the vascular surgeon and the surgeon who opened the abdomen. When all specialities share one roof, a question finds people who would never have been at the same congress. Some of the best answers to a hernia have come from plastic surgeons.',
    ],
  },
  {
    title: 'Someone is always awake',
    text: [
      'At two in the morning in Bogotá it is breakfast in Istanbul. A community that spans the time zones is a kind of on-call service that nobody had to roster. It does not replace the senior colleague at home; it helps you decide whether to wake them, and what to say.',
    ],
  },
  {
    title: 'Fairness across distance',
    text: [
      'A surgeon in a district hospital may be the only one for half a million people. Congresses are far, journals are expensive, and the nearest expert is a day’s journey away. A free community costs a phone and some signal. It also works in the other direction: those who operate with little often know best what can be left out.',
    ],
  },
  {
    title: 'Work, fellowships and doors that open',
    text: [
      'Observerships and positions are often filled by people who know someone. An open place for opportunities, posted by the surgeons who will supervise them, lets a good application speak for itself. And a profile that shows how someone thinks says more than a list of courses.',
    ],
  },
  {
    title: 'Company in a lonely profession',
    text: [
      'After a bad week it helps to speak to people who know what the words mean. Not every conversation has to be about work: the cello, the mountain and the children are part of how surgeons stay well. Communities that leave room for both are good for those in them, and so for their patients.',
    ],
  },
  {
    title: 'Rules made by those who must keep them',
    text: [
      'General social networks were not built for clinical pictures. Nobody there removes metadata, asks for consent or knows why an operation date is an identifier. In a community led by surgeons, confidentiality comes first, by design: pictures are cleaned, texts are checked before they are posted, every address is verified, and one report by a confirmed colleague that a patient can be recognised hides a case at once.',
      'It is not an addition to the other nine benefits. It is the condition under which they exist.',
    ],
  },
];
