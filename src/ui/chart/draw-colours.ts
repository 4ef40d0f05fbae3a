const tokens = [
  'paper',
  'surface',
  'ink',
  'ink-2',
  'line',
  'pink',
  'leaf-soft',
  'leaf-faint',
  'leaf-mark',
  'red-ink',
  'ember-ink',
] as const;

export type Colours = Readonly<Record<(typeof tokens)[number], string>>;

/** The current values of the colour tokens. Read before every drawing, so that dark mode needs no second set. */
export function readColours(element: Element): Colours {
  const style = getComputedStyle(element);
  const forced = matchMedia('(forced-colors: active)').matches;
  const read = (name: string) => (forced ? style.color : style.getPropertyValue(`--${name}`).trim() || style.color);
  return Object.fromEntries(tokens.map((name) => [name, read(name)])) as Colours;
}
