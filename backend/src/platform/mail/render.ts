import mustache from 'mustache';
import { layout } from './layout.generated';
import type { MailText } from './mail';

export function renderHtml(mail: MailText): string {
  return mustache.render(layout, { ...mail, preview: mail.paragraphs.at(-1) ?? mail.heading });
}

export function renderText(mail: MailText): string {
  const action = mail.action ? [`${mail.action.label}: ${mail.action.link}`] : [];
  const footnote = mail.footnote ? [mail.footnote] : [];
  const ending = mail.ending ? [`${mail.ending.label}: ${mail.ending.link}`] : [];
  return [
    mail.heading,
    ...mail.paragraphs,
    ...action,
    ...footnote,
    ...ending,
    'Suture, the professional network for surgeons',
  ].join('\n\n');
}
