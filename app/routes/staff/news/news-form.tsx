import type { ReactNode } from 'react'
import { type NewsDocument, NEWS_LIMITS, type NewsTexts } from '#features/news/staff/news-document.ts'
import { NEWS_LENGTHS } from '#features/news/news.ts'
import { fill } from '#i18n/format.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import { useMessages } from '../../../language/language.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input, Select, TextArea } from '../../../ui/inputs.tsx'
import styles from './news.module.css'
import type { NewsDraft } from './use-news-draft.ts'

interface NewsFormProps {
  draft: NewsDraft
  drawings: readonly string[]
  language: Language
  onLanguage: (language: Language) => void
}

export function NewsForm({ draft, drawings, language, onLanguage }: NewsFormProps) {
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
        <Field label={fields.drawing}>
          {(control) => (
            <Select
              value={drawing ?? ''}
              onChange={({ target }) => set({ drawing: target.value || null })}
              {...control}
            >
              <option value="">{fields.noDrawing}</option>
              {drawings.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {drawing && (
          <img className={styles.drawing} src={`/scenes/${drawing}.svg`} alt="" width="96" height="120" />
        )}
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
      {document.drawing && field('drawingAlt')}
      {document.next && field('nextLabel')}
    </div>
  )
}
