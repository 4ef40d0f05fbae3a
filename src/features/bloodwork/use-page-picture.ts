import { useEffect, useState } from 'react';
import type { PagePicture } from '@/clinical/lab/report/lab-file-reader.ts';
import type { LabReading } from '@/app/labs/read-lab-file.ts';

/** The picture of a page: undefined while it is rendered, null if it cannot be. @param page from 0 */
export function usePagePicture(reading: LabReading, page: number): PagePicture | null | undefined {
  const [drawn, setDrawn] = useState<{ reading: LabReading; page: number; picture: PagePicture | null }>();
  useEffect(() => {
    let isCancelled = false;
    reading.picture(page).then(
      (picture) => !isCancelled && setDrawn({ reading, page, picture }),
      () => !isCancelled && setDrawn({ reading, page, picture: null }),
    );
    return () => {
      isCancelled = true;
    };
  }, [reading, page]);
  return drawn?.reading === reading && drawn.page === page ? drawn.picture : undefined;
}
