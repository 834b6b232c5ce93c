import type { Country } from '../../reference-data/api.server';

/**
 * The dialling code follows the country until the user chooses another one. Several countries share
 * a code, so the option is found by the country's name.
 */
export function followDialCode(form: HTMLFormElement, country: Country, before?: Country): void {
  const select = form.elements.namedItem('country_code');
  if (!(select instanceof HTMLSelectElement)) return;
  if (select.value !== '' && select.value !== before?.phoneCode) return;
  const index = [...select.options].findIndex(({ text }) => text.startsWith(`${country.name} (`));
  if (index >= 0) select.selectedIndex = index;
}
