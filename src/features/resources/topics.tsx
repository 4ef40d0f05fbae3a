import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { symptomEntries } from '@/content/symptom-entries.ts';
import { EntryList } from '@/app/content/entry-list.tsx';
import { useLossMode } from '@/app/settings/pregnancy-loss-mode.ts';
import { OptionList } from '@/ui/controls/option-list.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { useContent } from '@/app/content/use-content.ts';
import styles from './resources.module.css';

const topics = ['symptoms', 'care', 'food', 'needs', 'afterBirth'] as const;
type Topic = (typeof topics)[number];
/** Topics about the baby, hidden after a loss. */
const babyTopics: readonly Topic[] = ['food', 'needs', 'afterBirth'];

/** The entries by topic; one topic is open at a time. */
export function Topics() {
  const intl = useIntl();
  const isPlain = useLossMode((mode) => mode.isPlain);
  const [open, setOpen] = useState<Topic | null>(null);
  const entries = {
    symptoms: symptomEntries(useContent('symptoms')),
    care: useContent('care'),
    food: useContent('food'),
    needs: useContent('needs'),
    afterBirth: useContent('afterBirth'),
  };
  const offered = topics.filter((topic) => !isPlain || !babyTopics.includes(topic));
  return (
    <section className={styles.page}>
      <SectionTitle inStack id="topics">
        <FormattedMessage id="resources.topics" />
      </SectionTitle>
      <OptionList
        labelledBy="topics"
        options={offered.map((value) => ({
          value,
          label: intl.formatMessage({
            id: isPlain && value === 'care' ? 'resources.topic.medicines' : `resources.topic.${value}`,
          }),
        }))}
        chosen={open ? [open] : []}
        onToggle={(topic) => setOpen(open === topic ? null : topic)}
      />
      {open && <EntryList entries={entries[open]} />}
    </section>
  );
}
