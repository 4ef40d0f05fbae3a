import { useQuery } from '@tanstack/react-query';
import { useCatalogue } from '@/i18n/catalogue/catalogue.ts';
import { languageTags, type LanguageTag } from '@/i18n/languages/languages.ts';
import { readClinicSettings } from '@/sync/api/clinic/settings.ts';

/**
 * The languages that the clinic offers at sign-up, and the one that is in use. All of them until the server has
 * answered: a slow network must not leave a person without her language.
 */
export function useOfferedLanguages(): readonly LanguageTag[] {
  const current = useCatalogue((catalogue) => catalogue.language);
  const { data } = useQuery({ queryKey: ['clinic settings'], queryFn: readClinicSettings });
  const chosen = data?.languages ?? [];
  const offered = languageTags.filter((tag) => chosen.includes(tag) || tag === current);
  return chosen.some((tag) => offered.some((each) => each === tag)) ? offered : languageTags;
}
