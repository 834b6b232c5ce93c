/** A poll on a demo case. */
export interface DemoPoll {
  /** Identifies its case. */
  readonly diagnosis: string;
  readonly question: string;
  /** The options with their shares of the votes. */
  readonly options: readonly (readonly [text: string, share: number])[];
}

export const polls: readonly DemoPoll[] = [
  {
    diagnosis: 'Painless jaundice with a double-duct sign',
    question: 'What would you do first?',
    options: [
      ['Straight to pancreatoduodenectomy, no drainage', 0.46],
      ['Drain first, then operate', 0.25],
      ['Neoadjuvant chemotherapy first, with a stent', 0.29],
    ],
  },
  {
    diagnosis: 'Grade IV splenic laceration with contrast blush, transient responder',
    question: 'Where does this patient go next?',
    options: [
      ['Angiography and embolisation', 0.6],
      ['Theatre, splenectomy', 0.3],
      ['Intensive care, and watch', 0.1],
    ],
  },
  {
    diagnosis: 'Recurrent sigmoid volvulus, third episode in four months',
    question: 'What would you offer now?',
    options: [
      ['Sigmoid resection with anastomosis', 0.5],
      ['Resection with an end colostomy', 0.2],
      ['Percutaneous endoscopic colostomy', 0.2],
      ['Decompression only', 0.1],
    ],
  },
];
