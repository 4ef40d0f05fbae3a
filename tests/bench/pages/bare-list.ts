export {};

/** The bare page: the same answers, the newest pressure of each patient, the highest 50 first, without a library. */
interface Held {
  readonly userId: string;
  readonly name: string;
  readonly systolic: number;
  readonly diastolic: number;
}

const collections = [
  'profiles',
  'blood_pressure',
  'blood_sugar',
  'weight',
  'care_notes',
  'appointments',
  'doctor_messages',
];
const [patients = [], pressures = []] = await Promise.all(
  collections.map(async (collection): Promise<Held[]> => {
    const answer = await fetch(`/v1/databases/maia/collections/${collection}/documents?project=maia`);
    return ((await answer.json()) as { documents: Held[] }).documents;
  }),
);
const newest = new Map(pressures.toReversed().map((pressure) => [pressure.userId, pressure]));
const rows = patients
  .map(({ name, userId }) => ({ name, pressure: newest.get(userId) }))
  .toSorted((a, b) => (b.pressure?.systolic ?? 0) - (a.pressure?.systolic ?? 0));

/** Shows the first 50 patients for whom every typed word is the start of a word of the name. */
function show(typed: string): void {
  const words = typed.toLowerCase().split(' ').filter(Boolean);
  const found = rows.filter(({ name }) => words.every((word) => ` ${name.toLowerCase()}`.includes(` ${word}`)));
  document.getElementById('rows')?.replaceChildren(
    ...found.slice(0, 50).map(({ name, pressure }) => {
      const item = document.createElement('li');
      item.textContent = `${name} ${pressure?.systolic}/${pressure?.diastolic} mmHg`;
      return item;
    }),
  );
}
document.querySelector('input')?.addEventListener('input', ({ currentTarget }) => {
  show((currentTarget as HTMLInputElement).value);
});
show('');
