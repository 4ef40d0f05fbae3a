import { RawRows } from './raw-rows.ts';

/** The bare page: the newest 50 rows of IndexedDB as list items, without a library. */
const list = document.getElementById('rows');
const rows = await (await RawRows.open()).newest('someone', 'bloodPressure', 50);
list?.append(
  ...rows.map((row) => {
    const item = document.createElement('li');
    item.textContent = `${row.systolic}/${row.diastolic} mmHg ${row.recordedAt}`;
    return item;
  }),
);
