import { idOfItem, inScript, KeptItems, scriptOfItem } from './kept-items.server';

interface Row {
  readonly id: number;
  readonly text?: string;
}

const HOUR = 60 * 60_000;
const shown = ({ id, text = '' }: Row) => ({ id, text, author: { name: 'Priya' } });
const parsed = (item: object): unknown => new Function(`return ${scriptOfItem(item)}`)();

it('The same row makes the same item, a changed row another one', () => {
  const items = new KeptItems(shown);
  const one = items.of({ id: 1, text: 'one' });
  expect(items.of({ id: 1, text: 'one' })).toBe(one);
  const changed = items.of({ id: 1, text: 'changed' });
  expect(changed).toEqual(shown({ id: 1, text: 'changed' }));
  expect(idOfItem(changed)).not.toBe(idOfItem(one));
  expect(items.of({ id: 1, text: 'one' })).toBe(one);
});

it('A kept item cannot be changed by a page, nor what is in it', () => {
  const item = new KeptItems(shown).of({ id: 1 });
  expect(() => Object.assign(item, { text: 'mine' })).toThrow(TypeError);
  expect(() => Object.assign(item.author, { name: 'Ruth' })).toThrow(TypeError);
});

it('The least recently used items make room, and return under another id', () => {
  const items = new KeptItems(shown, 2);
  const [one, two] = [items.of({ id: 1 }), items.of({ id: 2 })];
  expect(items.of({ id: 1 })).toBe(one);
  items.of({ id: 3 });
  expect(items.of({ id: 1 })).toBe(one);
  const again = items.of({ id: 2 });
  expect(again).toEqual(two);
  expect(idOfItem(again)).not.toBe(idOfItem(two));
});

it('An item that no page has used for an hour is gone with the next one', () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
  const items = new KeptItems(shown);
  const one = items.of({ id: 1 });
  clock.mockReturnValue(HOUR + 1);
  items.of({ id: 2 });
  expect(items.of({ id: 1 })).not.toBe(one);
  clock.mockRestore();
});

it('No text ends the script that it is in', () => {
  const text = '</script><!-- \u2028\u2029 & "quoted" \\ 膵臓';
  const item = new KeptItems(shown).of({ id: 1, text });
  expect(parsed(item)).toEqual(item);
  expect(parsed({ text })).toEqual({ text });
  expect(inScript(text)).not.toMatch(/[<>&\u2028\u2029]/);
});

it('Only kept items have an id', () => {
  for (const other of [{ id: 1 }, null, undefined, '#1', 1])
    expect(idOfItem(other)).toBeUndefined();
});
