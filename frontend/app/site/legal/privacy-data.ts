import type { LegalSection } from './legal-text';

// Needs review by counsel: written from the product's specification, and not yet read by a lawyer.

/** The sections about what is stored, why, and who sees it. */
export const data: readonly LegalSection[] = [
  {
    id: 'who',
    title: 'Who we are',
    body: [
      'Suture is a free network for surgeons and other licensed medical professionals. In this policy “we” is {name}, the provider of Suture, and “you” is a member or a visitor. We decide what personal data is used for and how, and we answer for it: we are the controller.',
      'Our address: {name}, {address}. For anything that concerns your personal data, write to {contact}.',
      'The policy covers the website, the mobile apps and the emails that we send. It does not cover the sites of others to which members link.',
      'Suture is not meant for anybody under 18. Under-18s are not allowed to join, and we do not knowingly keep data of children other than what surgeons post, de-identified, about their patients. If you believe that somebody under 18 has an account, please [tell us](/contactPage) and we shall delete it.',
    ],
  },
  {
    id: 'collect',
    title: 'What we collect',
    body: [
      '**What you tell us about yourself.** At sign-up your name, your email address and a password, which is stored in a form from which it cannot be read. In your profile your current city, phone number, gender, birth date if you give it, qualifications, speciality, memberships, registrations with medical authorities, a picture and a CV if you upload them.',
      '**How you log in.** If you add a passkey, its public key, the name you give it and when it was last used. Your fingerprint, your face and the code of your device stay on the device: we never receive them. If you use an authenticator app, the secret from which it makes its codes, encrypted, and your recovery codes in a form from which they cannot be read. If you change your email address, your old one and, in such a form, the password you had then, so that you can take the change back.',
      '**What you post and do.** Cases, pictures, comments, likes, what you save, follow and report, connections, messages, applications and offers, registrations for events, videos, what you search for while the search runs and for longer only where you save the search, which files of cases you open, and the declarations that you make when you post, with their time.',
      '**What others tell us.** If you log in through Google or Apple, they give us your name, your email address and a number by which we recognise you; nothing else. Colleagues may mention you.',
      '**What your device tells us.** Its IP address, from which an approximate location such as a city can be derived; the kind of browser and system, so that you can recognise your own sessions; your time zone, so that reminders come in your morning; and the time of a request. We do not take a fingerprint of your device. Should we need to recognise a device in order to prevent fraud or to limit the number of accounts on it, only a hashed, non-reversible identifier of the device is kept, and it is used for nothing else.',
      '**What visitors tell us.** Whoever wants to read cases without being a member leaves a name, an email address and a profession, and a phone number if they like. Whoever writes to us leaves what the form asks for.',
      '**Payments.** Membership is free, and we ask for no payment. We store no full card numbers. If anything should ever be paid for, payment partners would handle the payment data, and we would only learn that it was paid.',
    ],
  },
  {
    id: 'why',
    title: 'Why we use it',
    body: [
      {
        table: {
          caption: 'Purposes, and what they rest on',
          head: ['Purpose', 'Data', 'Rests on'],
          rows: [
            [
              'Run your account and show colleagues who is speaking',
              'Account, profile, posts',
              'The agreement with you',
            ],
            [
              'Keep patients unrecognisable',
              'Posts, declarations, reports',
              'Legal duties; the interest of patients',
            ],
            [
              'Keep the network safe: prevent misuse, fraud and break-ins',
              'IP address, sessions, security log',
              'Our legitimate interest, and yours',
            ],
            [
              'Tell you what concerns you',
              'Email address, notification settings',
              'The agreement with you; you choose what',
            ],
            [
              'Tell who saw a file if its patient is recognised',
              'Which files of cases you open',
              'Legal duties; the interest of patients',
            ],
            ['Answer you', 'What you write to us', 'Your request'],
            [
              'Know who has read cases as a visitor',
              'The form for visitors, and which cases their list showed',
              'Your consent',
            ],
            ['Count how the service is used', 'Numbers without persons', 'Our legitimate interest'],
          ],
        },
      },
      'We make no automated decisions with legal effect, and we build no profiles for advertising. There is no advertising.',
    ],
  },
  {
    id: 'patients',
    title: 'Patients in your cases',
    body: [
      'You must not post individually identifiable health information. Before a case is posted we search its texts for names, dates and numbers that look like identifiers and ask you to repair them; metadata is removed from pictures and documents. You remain responsible for what you post and for the consent of the patient, as the [Terms and Conditions](/terms_and_conditions#patients) say.',
      'If such information is found nevertheless, the content is removed first. Repeated cases lead to temporary limits, then to verification by phone or email, then to permanent suspension.',
      'If you think that you are the patient in a case, write to us. We take it out of view as soon as we have read your letter, and look into it with you.',
    ],
  },
  {
    id: 'share',
    title: 'Who sees it',
    body: [
      {
        table: {
          caption: 'Who sees what',
          head: ['Data', 'Members', 'Visitors'],
          rows: [
            [
              'Name, picture, speciality, place',
              'Yes',
              'Name with a case, once they have identified themselves',
            ],
            ['Qualifications and memberships', 'Yes', 'No'],
            ['Email, phone, birth date', 'No', 'No'],
            ['Registration numbers', 'No', 'No'],
            ['CV', 'As you choose: members, connections, or only you', 'No'],
            [
              'Cases',
              'Yes',
              'A preview of 200 characters; all the text with the form; pictures only if you allow it',
            ],
            ['Messages', 'Those who take part', 'No'],
            ['An application with its CV', 'Who offers the opportunity', 'No'],
          ],
        },
      },
      'People who run the network see what they need in order to answer a report or a letter, to verify a registration or to keep the service secure. What they do is written to a log that they cannot change.',
      'Companies that work for us, for instance by running servers or delivering emails, process data on our instructions and for nothing else. Maps, fonts, scripts and pictures come from our own servers: no third party learns that you have opened a page.',
      'We pass data on to authorities and courts when the law obliges us, and only as much as it demands. If the service is continued by somebody else, your data may pass to them under the terms of this policy, and we tell you beforehand.',
      'We do not sell personal data, to nobody and for no purpose, and we do not share it for advertising across sites.',
    ],
  },
];
