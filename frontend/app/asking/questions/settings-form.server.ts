import type { components } from '../../wire/schema';

const textIn = (form: FormData, name: string) => String(form.get(name) ?? '');

/** All settings of the form; an unticked checkbox is not sent. */
export function settingsIn(form: FormData): components['schemas']['AskingPreferencesBody'] {
  return {
    takes: form.has('takes'),
    maxPerDay: Number(textIn(form, 'maxPerDay')),
    quietFrom: textIn(form, 'quietFrom'),
    quietTo: textIn(form, 'quietTo'),
    quietPushes: form.has('quietPushes'),
    timezone: textIn(form, 'timezone'),
    languages: form.getAll('languages').map(String),
  };
}
