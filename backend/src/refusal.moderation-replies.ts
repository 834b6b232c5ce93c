/** Refusals of reports, and of decisions that administrators and moderators make. */
export const MODERATION_REPLIES = {
  'admin.merged': { code: 409, msg: 'This place has been decided already.' },
  'admin.in-force': { code: 409, msg: 'The member is under this measure already.' },
  'admin.not-in-force': { code: 409, msg: 'There is no measure to lift.' },
  'appeals.decided': { code: 409, msg: 'This appeal has already been decided.' },
  'appeals.nothing': { code: 409, msg: 'There is nothing to appeal against.' },
  'appeals.once': { code: 409, msg: 'You have already appealed. You can appeal only once.' },
  'support.decided': { code: 409, msg: 'This request has been decided already.' },
  'support.no-account': { code: 409, msg: 'No account has this address.' },
  'support.not-proved': {
    code: 409,
    msg: 'The link has not been confirmed. Please choose how else the account was proved.',
  },
  'support.administrator': {
    code: 409,
    msg: 'This is the account of an administrator. Please take the role away first.',
  },
  'breach-sheet.no-grounds': {
    code: 409,
    msg: 'This list is made only for a post that was reported as identifying a patient, or withdrawn by its patient, or by its author because the patient could be recognised.',
  },
  'papers.not-agreed': { code: 409, msg: 'The patient has not agreed to publication.' },
  'papers.out-of-sight': {
    code: 409,
    msg: 'Others cannot see this case at the moment, so no paper can be made of it.',
  },
  'papers.not-made': { code: 409, msg: 'The paper has not been made yet.' },
  'papers.outdated': {
    code: 409,
    msg: 'The case or its authors have changed since the paper was made. Please make it again.',
  },
  'papers.no-co-author': {
    code: 409,
    msg: 'This member cannot be a co-author: they cannot see the case.',
  },
  'papers.too-many-authors': { code: 409, msg: 'A paper can have 20 co-authors at most.' },
  'papers.not-yours': {
    code: 403,
    msg: 'Only the author of the paper, and co-authors who have agreed, can open it.',
  },
  'moderation.decided': { code: 409, msg: 'This report has been decided in the meantime.' },
  'moderation.not-mendable': { code: 409, msg: 'The author cannot change this.' },
  'moderation.unfitting': { code: 409, msg: 'This decision does not fit what was reported.' },
  'moderation.own': { code: 403, msg: 'You cannot decide about your own content.' },
  'moderation.own-decision': { code: 403, msg: 'Someone else must decide this appeal.' },
  'engagement.reported-before': { code: 409, msg: 'You have reported this already.' },
  'engagement.reported-oneself': { code: 409, msg: 'You cannot report your own content.' },
  'engagement.reported-member-oneself': { code: 409, msg: 'You cannot report yourself.' },
};
