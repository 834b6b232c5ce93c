import type { LegalSection } from './legal-text';

// Needs review by counsel: written from the product's specification, and not yet read by a lawyer.

/** The sections about who may join and what members must and must not do. */
export const membership: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: 'What these terms are',
    body: [
      'These terms are an agreement between you and {name}, {address}, the provider of Suture (“Suture”, “we”, “us”). They apply to the website, to the mobile apps and to everything that is offered through them, together called “the service”. You accept them when you tick the box at sign-up, and by using the service afterwards. If you do not accept them, please do not join.',
      'Visitors who read public pages or the preview of clinical cases accept the parts of these terms that concern them: the sections on patients, on our content, on warranties, on liability and on disputes.',
      'How we handle personal data is described in the [Privacy Policy](/privacy-policy). It is part of what you agree to, and it is written to be read.',
    ],
  },
  {
    id: 'eligibility',
    title: 'Who may be a member',
    body: [
      'Suture is for surgeons and other licensed medical professionals of every speciality and every country. To be a member you must:',
      {
        list: [
          'be at least 18 years old;',
          'hold, or have held until retirement, a licence or registration to practise medicine, or be in a recognised training programme that leads to one;',
          'not be barred from practice by the authority that licenses you for reasons of dishonesty or of harm to patients;',
          'be able to enter into a binding agreement, and not be prevented by law from using the service;',
          'not have been excluded from Suture before.',
        ],
      },
      'We may ask for evidence of your qualification, and we may compare what you tell us with public registers. A mark of verification on a profile means that we have made such a comparison. It is not a recommendation of the person, and its absence says nothing against anybody.',
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    body: [
      'You give accurate, current and complete information when you register, and you keep it so. Your name, your qualifications and your registration are what colleagues rely on when they read your advice. An account under another person’s name, under an invented name or with invented qualifications may be closed at once.',
      'An account is personal. You do not share your log-in details with anybody: not with a colleague, a secretary or your department. You are responsible for what is done under your account until you have told us that somebody else has access to it. Choose a password that you use nowhere else; we advise you to change it at least every three months. You can see where you are logged in, and end other sessions, in your account. If you suspect that somebody else knows your password, change it and [tell us](/contactPage) without delay.',
      'If you log in through Google or Apple, their terms apply to that step. We receive only what is needed to recognise you.',
    ],
  },
  {
    id: 'free',
    title: 'Membership is free',
    body: [
      'Membership costs nothing. There is no subscription, no tier and no paid reach, and we do not ask for a card. If we should ever offer something that costs money, it will be separate, you will be told the price beforehand, and nothing will be charged unless you have expressly agreed to it.',
    ],
  },
  {
    id: 'professional-use',
    title: 'For professional exchange, not for the care of patients',
    body: [
      'Suture is a place in which professionals exchange knowledge and experience. What members write is their personal opinion, given without examining the patient, often in haste and always on incomplete information. It is not medical advice, not a consultation and not a second opinion in the legal sense. No relationship between doctor and patient comes into being through the service.',
      'You alone decide what you do for your patient, and you alone answer for it. Check what you read against your own knowledge, the literature, local rules and the patient in front of you. Never delay urgent care because you are waiting for an answer.',
      'Suture does not replace the patient record. Nothing that you post is kept for the purposes of documentation, and cases close after seven days.',
      'The service is not meant for patients, and it must not be used to give advice to them.',
    ],
  },
  {
    id: 'patients',
    title: 'Patients in what you post',
    body: [
      'You must not post individually identifiable health information. Before you post a case, a picture, a video, a document or a message that concerns a patient, you make sure that the patient cannot be recognised from it, neither from the content itself nor from the combination with other information that is reasonably available. This includes names, initials, dates of birth, admission and operation, record and telephone numbers, addresses, faces, distinctive marks, and text that is burnt into pictures.',
      'You observe the law that applies to you and to the patient. In the United States this includes the Health Insurance Portability and Accountability Act (HIPAA) and its rules on de-identification; elsewhere it includes the rules on the protection of personal data and on medical confidentiality.',
      'Where law, your institution or good practice require the consent of the patient, you obtain it before you post, and you keep the evidence. When you post you are asked to confirm this. Your confirmation is recorded with the time at which it was given.',
      'We help with technical means: metadata is removed from pictures, and texts are searched for words that look like identifiers. Such means find some mistakes and miss others. They do not take the responsibility from you.',
      'If you notice that a patient can be recognised in a post, your own or somebody else’s, remove or report it at once. A report for this reason by a member whose registration is confirmed, or by a second member, hides the post at once, for a day or until it has been reviewed; reports by three members hide it until then.',
    ],
  },
  {
    id: 'content',
    title: 'What you post',
    body: [
      'What you post remains yours. You are responsible for it: for its accuracy, for the rights of others in it, and for its lawfulness. By posting you confirm that you hold the rights that you need, including those in pictures, videos and texts that were made by colleagues, institutions or publishers.',
      'You give us a non-exclusive, worldwide, royalty-free licence to store, adapt in format, show and transmit what you post, as far as the service needs it in order to work: to show a case to other members, for example, to make a smaller picture of it, or to keep a copy as a backup. We do not sell your content, and we do not use cases to advertise without asking you first. The licence ends when you delete the content or your account, apart from copies that remain in backups for a limited time, and from messages that others have received from you.',
      'You give other members the right to read what you post and to use it for their own learning and for the care of their patients. They may not publish it elsewhere without your consent.',
      'The text of a case may be shown in a short preview to visitors, and in full to visitors who have left their name and address. Pictures and documents are shown to visitors only when you have expressly allowed it for that case.',
      'You can edit or delete your posts at any time. A clinical case is open for comments for seven days; afterwards it remains readable.',
      'If you send us suggestions about the service, we may use them without owing you anything for it.',
    ],
  },
  {
    id: 'conduct',
    title: 'How we treat each other',
    body: [
      'Write as you would speak to a colleague at the table in theatre. You agree that you will not:',
      {
        list: [
          'post individually identifiable health information, or try to find out who a patient is;',
          'insult, threaten, harass or discriminate against anybody, or publish private information about others;',
          'post what is false and known to you to be so, fraudulent, defamatory, obscene or unlawful, or what infringes the rights of others;',
          'pretend to be somebody else, or to hold qualifications or interests other than those that you have;',
          'conceal that you are paid for recommending a product, a drug or a service;',
          'advertise, send unsolicited messages or collect addresses, except for opportunities that are offered in the place meant for them;',
          'copy profiles or posts by automatic means, or use content of the service in order to train machines, without our written consent and that of the authors;',
          'post or send files that carry malicious code, or try to get around the limits and the security of the service;',
          'open a second account in order to evade a measure that was taken against the first;',
          'abuse reports, likes or comments in order to harm somebody.',
        ],
      },
    ],
  },
  {
    id: 'enforcement',
    title: 'What happens when rules are broken',
    body: [
      'We act in steps, as far as the case allows it, and we tell you why:',
      {
        list: [
          'first, the content is removed, if need be against your will;',
          'then your account is limited for a time: you may read, but not post;',
          'then we ask you to verify your identity by phone or by email before you may go on;',
          'finally, your account is suspended permanently.',
        ],
      },
      'Where patients or others are in danger, or where the breach is grave or repeated, we may pass over steps. You may object to any measure through the [contact page](/contactPage). A person who was not involved in the decision will look at it again.',
      'We are not obliged to monitor what members post, and we do not review it before it appears. We do look at what is reported to us.',
    ],
  },
  {
    id: 'complaints',
    title: 'Complaints about content and copyright',
    body: [
      'Members can report any post with the button beside it. Everybody else can use the [contact page](/contactPage). Tell us which content is meant and where it is, what is wrong with it, who you are and how we can reach you. If you claim that your copyright is infringed, please also tell us which work is concerned, and state in good faith that the use is not permitted and that what you say is accurate and that you are the owner or act for the owner.',
      'We remove what infringes the rights of others once we know of it, tell the member who posted it, and restore it if the member shows that it was lawful. Members who infringe repeatedly lose their account.',
    ],
  },
];
