import { ChevronDown } from 'lucide-react';
import { Icon } from '../../ui/icon';

const questions = [
  ['What does it cost?', 'Nothing. Membership is free for surgeons, and there is no advertising.'],
  [
    'I am in training. May I join?',
    'Yes. You can ask and answer as soon as you have told us where you train; the badge comes with your registration.',
  ],
  [
    'How long does the check of my registration take?',
    'That depends on how quickly your council answers, since a person does the check. Meanwhile you can read, ask and answer, without the badge.',
  ],
  [
    'Is it legal to share a case?',
    'Rules differ by country. Suture asks for consent with each case, offers a link for the patient’s own consent, and keeps the record of both.',
  ],
  [
    'Who is responsible for the advice?',
    'The treating surgeon decides. Answers are opinions among colleagues, not orders.',
  ],
  [
    'Can I take my cases away again?',
    'At any time. A case you delete disappears from every page at once, with its pictures.',
  ],
] as const;

/** Frequently asked questions before joining. */
export function Questions() {
  return (
    <section className="frame faqs" aria-labelledby="faqs-title">
      <h2 id="faqs-title" className="big">
        Questions before you join
      </h2>
      <div className="faqs__list">
        {questions.map(([question, answer], at) => (
          <details className="faq" key={question} open={at === 0}>
            <summary>
              <span>{question}</span>
              <Icon of={ChevronDown} />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
