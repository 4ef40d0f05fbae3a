import { useIntl } from 'react-intl';
import { readSbar, sbarSections } from '@/features/doctor/triage/sbar.ts';
import recordStyles from '@/features/doctor/elements/record-list.module.css';

/** The words of a note; those of an SBAR note under the names of their sections. */
export function NoteText({ text }: { text: string }) {
  const intl = useIntl();
  const sbar = readSbar(text);
  if (!sbar) return <bdi className={recordStyles.words}>{text}</bdi>;
  return (
    <dl>
      {sbarSections
        .filter((section) => sbar[section] !== '')
        .map((section) => (
          <div key={section}>
            <dt className={recordStyles.detail}>{intl.formatMessage({ id: `doctor.sbar.${section}` })}</dt>
            <dd>
              <bdi className={recordStyles.words}>{sbar[section]}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  );
}
