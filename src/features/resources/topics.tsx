import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { symptomEntries } from '@/content/symptom-entries.ts';
import { EntryList } from '@/entry-list.tsx';
import { useTact } from '@/tact.ts';
import { OptionList } from '@/ui/option-list.tsx';
import { SectionTitle } from '@/ui/section-title.tsx';
import { useContent } from '@/use-content.ts';
import styles from './resources.module.css';

const topics = ['symptoms', 'care', 'food', 'needs', 'afterBirth'] as const;
type Topic = (typeof topics)[number];
/** About the baby or for its sake: not offered after a loss. */
const ofBaby: readonly Topic[] = ['food', 'needs', 'afterBirth'];

/** The texts by topic, one topic open at a time. */
export function Topics() {
  const intl = useIntl();
  const isPlain = useTact((tact) => tact.isPlain);
  const [open, setOpen] = useState<Topic | null>(null);
  const entries = {
    symptoms: symptomEntries(useContent('symptoms')),
    care: useContent('care'),
    food: useContent('food'),
    needs: useContent('needs'),
    afterBirth: useContent('afterBirth'),
  };
  const offered = topics.filter((topic) => !isPlain || !ofBaby.includes(topic));
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
