/** A chosen city or school. Form value: "id#name", or "name#name" if it was typed. */
export interface ChosenPlace {
  id: string;
  name: string;
  isTyped: boolean;
}

export const OTHER = 'other';

export function placeValue(id: string | number, name: string): string {
  return `${id}#${name}`;
}

export function typedPlace(name: string): string {
  return placeValue(name, name);
}

export function chosenPlace(value: string): ChosenPlace | null {
  const at = value.indexOf('#');
  if (at < 1) return null;
  const id = value.slice(0, at);
  return { id, name: value.slice(at + 1), isTyped: !/^\d+$/.test(id) };
}
