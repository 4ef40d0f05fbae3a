import { useEffect, useState } from 'react';
import type { PagePicture } from '@/lab-reader.ts';
import type { LabReading } from '@/read-lab-file.ts';

/** The picture of a page once it is drawn: undefined until then, null when it cannot be drawn. @param page from 0 */
export function usePagePicture(reading: LabReading, page: number): PagePicture | null | undefined {
  const [drawn, setDrawn] = useState<{ reading: LabReading; page: number; picture: PagePicture | null }>();
  useEffect(() => {
    let isGone = false;
    reading.picture(page).then(
      (picture) => !isGone && setDrawn({ reading, page, picture }),
      () => !isGone && setDrawn({ reading, page, picture: null }),
    );
    return () => {
      isGone = true;
    };
  }, [reading, page]);
  return drawn?.reading === reading && drawn.page === page ? drawn.picture : undefined;
}
