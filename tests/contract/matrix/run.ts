import { MatrixClinic } from './clinic.ts';
import { whatGetsThrough } from './forgeries.ts';
import { functionMutants, withoutCheck } from './function-mutants.ts';
import { measureBucket, measureCollection, measureEvents, wrongCells } from './measure.ts';
import { allMutants } from './mutants.ts';
import { bucketIds, collections } from './samples.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const survivors: string[] = [];

async function clinicWith(config?: string): Promise<MatrixClinic> {
  const clinic = await MatrixClinic.open(config);
  await clinic.writeRecords();
  return clinic;
}

{
  await using clinic = await clinicWith();
  await clinic.listen();
  const cells = [];
  for (const collection of collections) cells.push(...(await measureCollection(clinic, collection)));
  for (const bucket of bucketIds) cells.push(...(await measureBucket(clinic, bucket)));
  cells.push(...(await measureEvents(clinic, collections)));
  const wrong = [...wrongCells(cells), ...(await whatGetsThrough(clinic))];
  say(`${cells.length} cells, ${wrong.length} wrong`);
  for (const line of wrong) say(`  ${line}`);
  survivors.push(...wrong);

  await clinic.quieten();
  const mutants = await allMutants(clinic);
  for (const mutant of mutants) {
    const red = await mutant.red(clinic);
    if (red.length === 0) survivors.push(mutant.name);
    if (red.length === 0) say(`nothing red: ${mutant.name}`);
  }
  say(`${mutants.length} rules taken away or loosened`);
}

for (const [nth, mutant] of functionMutants.entries()) {
  const { config, remove } = withoutCheck(mutant, nth);
  try {
    await using clinic = await clinicWith(config);
    const red = await whatGetsThrough(clinic);
    say(`${red.length > 0 ? 'red' : 'nothing red'}: without ${mutant.check}`);
    if (red.length === 0) survivors.push(mutant.check);
  } finally {
    remove();
  }
}
say(`${functionMutants.length} checks of functions taken out`);
process.exit(survivors.length === 0 ? 0 : 1);
