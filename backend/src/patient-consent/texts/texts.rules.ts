import { isolated } from '../../platform/members-words.rules';
import { ar } from './ar.rules';
import { de } from './de.rules';
import { en } from './en.rules';
import { es } from './es.rules';
import { fr } from './fr.rules';
import { hi } from './hi.rules';
import type { Language } from './languages.rules';
import type { PatientTexts } from './patient-texts.rules';
import { pt } from './pt.rules';
import { zh } from './zh.rules';

export const TEXTS: Readonly<Record<Language, PatientTexts>> = { en, es, pt, fr, de, hi, ar, zh };

/** Replaces placeholders such as `{surgeon}`. */
export function filled(text: string, words: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(words[name] ?? place));
}

/** The day, and how many votes and comments there were. */
export interface SeenWords {
  readonly since: string;
  readonly votes: number;
  readonly comments: number;
}

/** Whether surgeons have already seen the case, since when, and how many have responded. */
export const seenText = ({ ask }: PatientTexts, seen: SeenWords | null): string =>
  seen ? filled(ask.seenBefore, { ...seen }) : ask.nobodyYet;

interface About {
  readonly seenBefore: SeenWords | null;
  readonly surgeonName: string;
  readonly hasPictures: boolean;
  readonly isMasked: boolean;
}

/** The information and question for a patient before deciding, in paragraphs. */
export function consentTextOf(language: Language, about: About): string {
  const { ask, shown, know, decide } = TEXTS[language];
  const seen = seenText(TEXTS[language], about.seenBefore);
  const question = about.hasPictures ? ask.pictures : ask.words;
  const surgeon = about.surgeonName && `Dr. ${isolated(about.surgeonName)}`;
  return [
    question.title,
    filled(question.intro, { surgeon }),
    seen,
    ...(about.isMasked ? [shown.masked] : []),
    shown.notShown,
    shown.recognised,
    know.treatment,
    know.mind,
    know.gone,
    know.noName,
    decide.seen,
    decide.someoneElse,
  ].join('\n');
}
