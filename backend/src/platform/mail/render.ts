import mustache from 'mustache';
import { piecesOf } from '../members-words.rules';
import { layout } from './layout.generated';
import type { MailText } from './mail';

/** @param operator who sends it: name and address of the legal person */
export function renderHtml(mail: MailText, operator: string): string {
  const preview = mail.paragraphs.at(-1) ?? mail.heading;
  const paragraphs = mail.paragraphs.map((text) => ({ pieces: piecesOf(text) }));
  return mustache.render(layout, { ...mail, paragraphs, preview, operator });
}

export function renderText(mail: MailText, operator: string): string {
  const action = mail.action ? [`${mail.action.label}: ${mail.action.link}`] : [];
  const footnote = mail.footnote ? [mail.footnote] : [];
  const ending = mail.ending ? [`${mail.ending.label}: ${mail.ending.link}`] : [];
  return [
    mail.heading,
    ...mail.paragraphs,
    ...action,
    ...footnote,
    ...ending,
    `Suture, the professional network for surgeons\n${operator}`,
  ].join('\n\n');
}
