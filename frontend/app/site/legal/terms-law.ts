import type { LegalSection } from './legal-text';

// Needs review by counsel: written from the product's specification, and not yet read by a lawyer.

/** The sections about our services, liability and disputes. */
export const law: readonly LegalSection[] = [
  {
    id: 'opportunities',
    title: 'Opportunities, events and learning',
    body: [
      'Members may offer observerships, fellowships, positions and similar opportunities, and may apply for them. We carry the offer and the application; we are not an employer, an agency or a party to what you agree upon. Whoever offers an opportunity describes it truthfully, selects without unlawful discrimination, and uses the data of applicants for the selection only. Applications are erased twelve months after an opportunity has closed, or earlier.',
      'Events and meetings may be held by others. Their own conditions may apply, and they alone are responsible for them. Times are shown in your own time zone as far as we know it.',
      'Articles, videos and other learning content reflect the views of their authors. They do not give a right to recognition or to credits unless they say so expressly.',
    ],
  },
  {
    id: 'messages',
    title: 'Messages',
    body: [
      'Messages between members are meant for those to whom they are addressed. Nevertheless treat them like a corridor in a hospital: they are not the place for identifiable information on patients. You may block and report people who write to you. We do not read private messages, except when one of those who take part reports them, when law obliges us, or when it is indispensable for the security of the service.',
    ],
  },
  {
    id: 'ours',
    title: 'Our content and our name',
    body: [
      'The software, the design, the texts and the pictures of the service, apart from what members post, belong to us or to those who have licensed them to us. You may use the service as it is offered. You may not copy it, sell it, take it apart or build another service from it, except where the law allows this expressly. The name and the mark of Suture may be used only with our consent.',
    ],
  },
  {
    id: 'third-parties',
    title: 'Services of others',
    body: [
      'The service contains links to other sites, and can be used together with services of others: log-in through Google or Apple, app stores, video meetings. They are subject to the conditions of those who offer them. We have no influence on them and do not answer for them.',
    ],
  },
  {
    id: 'ending',
    title: 'Ending your membership',
    body: [
      'You may delete your account at any time, without giving notice: in the settings of your profile, where it takes effect at once, or by contacting support through [Delete Account](/deleteaccount), where we answer within 30 days after making sure that the account is yours. Your profile, posts and files then disappear from view, and are erased as the [Privacy Policy](/privacy-policy#keep) describes.',
      'We may suspend or terminate your account, or your access to parts of the service, without notice if you breach these terms, if law obliges us, or if the security of the service or of others requires it. If we should end the service altogether, we shall tell you in time so that you can export your data.',
      'Accounts that have been inactive for more than six months may be removed. We write to you beforehand, and logging in is enough to keep the account.',
      'After your membership has ended, whoever ended it, we may keep messaging data as far as audit and legal obligations require it. Messages that you have sent to others stay with those who received them, under “Deleted member” instead of your name.',
      'The sections on patients, on content as far as it is kept, on warranties, on liability, on indemnity and on disputes survive the end of your membership.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    body: [
      'We develop the service further, and may change, add or remove functions. We may change these terms where the law, the service or the safety of patients and members make it necessary. We announce material changes by email or in the service at least 30 days before they apply. If you do not agree you may delete your account until then; whoever continues to use the service after that day accepts the new terms. Older versions are available on request.',
    ],
  },
  {
    id: 'warranty',
    title: 'No warranties',
    body: [
      'The service is provided free of charge, “as is” and “as available”. To the fullest extent permitted by law, we give no warranties of any kind, express or implied, including implied warranties of merchantability, of fitness for a particular purpose, of title and of non-infringement.',
      'In particular we do not warrant that the service will be uninterrupted, timely, secure or free of errors; that content which members or others provide is accurate, complete, current or suitable for any clinical decision; that members are who they say they are or hold the qualifications which they state, even where a profile bears a mark of verification; or that files will be preserved. Keep your own copies of what is important to you.',
      'Some jurisdictions do not allow the exclusion of certain warranties. To that extent the exclusions above do not apply to you.',
    ],
  },
  {
    id: 'liability',
    title: 'Limits of liability',
    body: [
      'To the fullest extent permitted by law, neither we nor those who work for us are liable for indirect, incidental, special, consequential or punitive damages, or for loss of profit, revenue, data, reputation or goodwill, that arise from or in connection with the service: whether based on contract, tort, negligence, statute or any other ground, and even if we had been told that such damage was possible. This includes damages that arise from decisions on the treatment of patients, from content or conduct of members or of others, and from unauthorised access to your account.',
      'Our total liability for all claims that arise from or in connection with the service is limited to the greater of one hundred US dollars (US $100) and the fees, if any, that you have paid to us for the service in the twelve months before the event from which the claim arises.',
      'Nothing in these terms limits liability that cannot be limited by law, such as liability for intent, for gross negligence where the law so provides, or for death or personal injury caused by our negligence.',
    ],
  },
  {
    id: 'indemnity',
    title: 'Indemnity',
    body: [
      'You indemnify us and those who work for us, and hold us harmless, against claims, damages, fines and reasonable costs, including legal fees, that others assert against us because of what you have posted, because you have infringed the rights of a patient or of a third party, because you have confirmed consent that you did not have, or because you have otherwise breached these terms or the law.',
      'We tell you of such a claim without undue delay, leave the defence to you as far as we reasonably can, and settle nothing at your expense without asking you. This section does not apply as far as we are ourselves responsible for the damage.',
    ],
  },
  {
    id: 'disputes',
    title: 'Law and disputes',
    body: [
      'Please talk to us first. If you have a complaint, write to us through the [contact page](/contactPage) and give us 30 days to resolve it. Most things can be settled in this way.',
      'These terms are governed by the laws of the State of New Jersey, United States of America, without regard to its rules on the conflict of laws. The United Nations Convention on Contracts for the International Sale of Goods does not apply.',
      'A dispute that arises from or in connection with these terms or the service, and that we could not settle between us, is finally decided by binding arbitration. It is administered by the American Arbitration Association under its Commercial Arbitration Rules, by a single arbitrator, in New York County, New York, in English. Judgment on the award may be entered in any court that has jurisdiction. The arbitrator may award the same relief as a court could.',
      'Both sides may still bring individual claims before a court for small claims that is competent for them, and may ask any competent court for urgent measures, in particular to protect patients, confidential information or intellectual property. If you are a consumer in a country whose law gives you the protection of your own courts or the benefit of mandatory rules, you keep them.',
    ],
  },
  {
    id: 'general',
    title: 'General',
    body: [
      'These terms, together with the Privacy Policy and the declarations that you make when you post, are the whole agreement between you and us about the service, and replace earlier ones. If a provision is invalid, the others remain in force, and the invalid one is replaced by what comes closest to its purpose and is valid. If we do not enforce a right at once, we have not waived it.',
      'You may not transfer your rights and duties to others without our consent. We may transfer ours to somebody who continues the service, provided that your rights are not diminished; we shall tell you beforehand. Neither side answers for delays or failures that are beyond its reasonable control.',
      'We write to you at the address of your account or in the service. You write to us through the [contact page](/contactPage). The English version of these terms is the one that counts.',
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    body: [
      'Questions about these terms reach us through the [contact page](/contactPage). You need not be logged in.',
      'Thank you for having read to the end. It is shorter than most consent forms, and it was written with the same intention: that you know what you agree to.',
    ],
  },
];
