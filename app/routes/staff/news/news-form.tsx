import type { ReactNode } from 'react'
import { type NewsDocument, NEWS_LIMITS, type NewsTexts } from '#features/news/staff/news-document.ts'
import { NEWS_LENGTHS } from '#features/news/news.ts'
import { fill } from '#i18n/format.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import { useMessages } from '../../../language/language.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input, TextArea } from '../../../ui/inputs.tsx'
import { PictureField } from '../pictures/picture-field.tsx'
import styles from './news.module.css'
import type { NewsDraft } from './use-news-draft.ts'

interface NewsFormProps {
  draft: NewsDraft
  language: Language
  onLanguage: (language: Language) => void
}

export function NewsForm({ draft, language, onLanguage }: NewsFormProps) {
  const messages = useMessages('staff-news')
  const { fields } = messages
  const { document, problems, change } = draft
  const set = (changed: Partial<NewsDocument>) => change({ ...document, ...changed })
  const { date, drawing, next } = document
  return (
    <div className={styles.form}>
      <div className={styles.facts}>
        <Field label={fields.date} hint={fields.dateHint}>
          {(control) => (
            <Input
              type="date"
              required
              value={date}
              onChange={({ target }) => target.value && set({ date: target.value })}
              {...control}
            />
          )}
        </Field>
        <PictureField
          label={fields.drawing}
          value={drawing}
          onChange={(chosen) => change({ ...withoutAlt(document), drawing: chosen })}
        />
        <Field label={fields.next} hint={fields.nextHint}>
          {(control) => (
            <Input
              value={next ?? ''}
              maxLength={NEWS_LIMITS.line}
              onChange={({ target }) => set({ next: target.value.trim() || null })}
              {...control}
            />
          )}
        </Field>
      </div>
      <div role="group" aria-label={messages.language} className={styles.languages}>
        {LANGUAGES.map((each) => (
          <Chip key={each} pressed={each === language} onClick={() => onLanguage(each)}>
            {`${each.toUpperCase()}${problems[each] ? '' : ' ✓'}`}
          </Chip>
        ))}
      </div>
      <Texts key={language} draft={draft} language={language} />
    </div>
  )
}

function Texts({ draft, language }: { draft: NewsDraft; language: Language }) {
  const messages = useMessages('staff-news')
  const { fields } = messages
  const { document, problems, change } = draft
  const texts = document.texts[language]
  const problem = problems[language]
  const { lead: leadLength, title: titleLength } = NEWS_LENGTHS

  function field(name: keyof NewsTexts, hint?: ReactNode) {
    const Control = name === 'body' || name === 'lead' ? TextArea : Input
    return (
      <Field label={fields[name]} hint={hint}>
        {(control) => (
          <Control
            lang={language}
            className={name === 'body' ? styles.body : undefined}
            value={texts[name]}
            maxLength={name === 'body' ? NEWS_LIMITS.body : NEWS_LIMITS.line}
            onChange={({ target }: { target: { value: string } }) => {
              const value = name === 'body' ? target.value : target.value.replace(/\s*\n\s*/g, ' ')
              change({
                ...document,
                texts: { ...document.texts, [language]: { ...texts, [name]: value } },
              })
            }}
            {...control}
          />
        )}
      </Field>
    )
  }

  return (
    <div className={styles.texts}>
      <p className={problem ? styles.problem : styles.complete} role="status">
        {problem ? fill(messages.problems[problem.code], { at: problem.at ?? '' }) : messages.complete}
      </p>
      {field('title', fill(messages.count, { n: texts.title.length, most: titleLength }))}
      {field(
        'lead',
        fill(messages.countBetween, {
          n: texts.lead.length,
          least: leadLength.min,
          most: leadLength.max,
        }),
      )}
      {field('body', fields.bodyHint)}
      {document.next && field('nextLabel')}
    </div>
  )
}

/** The description of one picture is not that of another; each has its own. */
function withoutAlt(document: NewsDocument): NewsDocument {
  const of = (language: Language): NewsTexts => ({ ...document.texts[language], drawingAlt: '' })
  return { ...document, texts: { de: of('de'), en: of('en'), fr: of('fr'), it: of('it') } }
}
