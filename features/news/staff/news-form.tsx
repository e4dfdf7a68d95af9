import { type ClipboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { NEXT_PAGES } from '#content/next-pages.ts'
import { type NewsDocument, NEWS_LIMITS, type NewsTexts } from './news-document.ts'
import { NEWS_LENGTHS } from '../news.ts'
import { fill, labelled } from '#i18n/format.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#i18n/languages.ts'
import { Button } from '#site/ui/button.tsx'
import { Chip } from '#site/ui/chip.tsx'
import { Field } from '#site/ui/fields/field.tsx'
import { LabelledInput, LabelledSelect } from '#site/ui/fields/labelled.tsx'
import { Input, TextArea } from '#site/ui/fields/inputs.tsx'
import { MarkdownField } from '#site/routes/staff/markdown/markdown-field.tsx'
import { PictureField } from '#features/pictures/staff/picture-field.tsx'
import { Pairs, Stack } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import styles from './news.module.css'
import { splitPiece } from './split-piece.ts'
import type { NewsDraft } from './use-news-draft.ts'

interface NewsFormProps {
  draft: NewsDraft
  language: Language
  onLanguage: (language: Language) => void
}

export function NewsForm({ draft, language, onLanguage }: NewsFormProps) {
  const { t } = useTexts('staff-news')
  const { fields } = t
  const { document, problems, change } = draft
  const set = (changed: Partial<NewsDocument>) => change({ ...document, ...changed })
  const { date, drawing, next } = document
  const [touched, setTouched] = useState<readonly Language[]>([])
  const [isChosen, setChosen] = useState(false)

  function choose(chosen: Language): void {
    setChosen(true)
    onLanguage(chosen)
  }

  return (
    <Stack gap={24}>
      <Pairs>
        <LabelledInput
          label={fields.date}
          hint={fields.dateHint}
          type="date"
          required
          value={date}
          onChange={({ target }) => target.value && set({ date: target.value })}
        />
        <PictureField
          label={fields.drawing}
          value={drawing}
          onChange={(chosen) => change({ ...withoutAlt(document), drawing: chosen })}
        />
        <NextPage next={next} onChange={(to) => set({ next: to })} />
      </Pairs>
      <div role="group" aria-label={t.language} className={styles.languages}>
        {LANGUAGES.map((each) => (
          <Chip key={each} pressed={each === language} onClick={() => choose(each)}>
            {`${each.toUpperCase()}${problems[each] ? '' : ' ✓'}`}
          </Chip>
        ))}
      </div>
      <Texts
        key={language}
        draft={draft}
        language={language}
        isChosen={isChosen}
        onNext={choose}
        isTouched={touched.includes(language)}
        onTouched={() => setTouched([...touched, language])}
      />
    </Stack>
  )
}

interface TextsProps {
  draft: NewsDraft
  language: Language
  /** By a press, not when the page was opened: its title has the focus then. */
  isChosen: boolean
  onNext: (language: Language) => void
  /** Something was typed: only then what lacks is a mistake. */
  isTouched: boolean
  onTouched: () => void
}

function Texts({ draft, language, isChosen, onNext, isTouched, onTouched }: TextsProps) {
  const { t, language: own } = useTexts('staff-news')
  const { fields } = t
  const { document, problems, change } = draft
  const texts = document.texts[language]
  const problem = problems[language]
  const { lead: leadLength, title: titleLength } = NEWS_LENGTHS
  // Pages of the list have their sign in four languages.
  const isLabelled = document.next !== null && (!NEXT_PAGES[document.next] || texts.nextLabel !== '')

  const form = useRef<HTMLDivElement>(null)
  const nextLanguage = LANGUAGES[LANGUAGES.indexOf(language) + 1]

  useEffect(() => {
    if (isChosen) form.current?.querySelector('input')?.focus()
  }, [isChosen])

  /** Into empty fields only: what was written is never replaced. */
  function pasteWhole(event: ClipboardEvent): void {
    const whole = splitPiece(event.clipboardData.getData('text/plain'))
    if (!whole || texts.lead || texts.body) return
    if (Math.max(whole.title.length, whole.lead.length) > NEWS_LIMITS.line) return
    if (whole.body.length > NEWS_LIMITS.body) return
    event.preventDefault()
    if (!isTouched) onTouched()
    change({ ...document, texts: { ...document.texts, [language]: { ...texts, ...whole } } })
  }

  function write(name: keyof NewsTexts, value: string): void {
    if (!isTouched) onTouched()
    change({ ...document, texts: { ...document.texts, [language]: { ...texts, [name]: value } } })
  }

  function field(
    name: 'title' | 'lead' | 'nextLabel',
    hint?: ReactNode,
    onPaste?: (event: ClipboardEvent) => void,
  ) {
    const Control = name === 'lead' ? TextArea : Input
    return (
      <Field label={fields[name]} hint={hint}>
        {(control) => (
          <Control
            lang={language}
            value={texts[name]}
            maxLength={NEWS_LIMITS.line}
            onPaste={onPaste}
            onChange={({ target }: { target: { value: string } }) =>
              write(name, target.value.replace(/\s*\n\s*/g, ' '))
            }
            {...control}
          />
        )}
      </Field>
    )
  }

  return (
    <div ref={form} data-kit="stack" data-gap="24">
      <p className={problem ? (isTouched ? 'bad' : 'muted') : 'muted'} role="status">
        {problem ? fill(t.problems[problem.code], { at: problem.at ?? '' }) : t.complete}
      </p>
      {field(
        'title',
        <>
          {fill(t.count, { n: texts.title.length, most: titleLength })}
          {!texts.lead && !texts.body && `. ${t.pasteWhole}`}
        </>,
        pasteWhole,
      )}
      {field(
        'lead',
        fill(t.countBetween, {
          n: texts.lead.length,
          least: leadLength.min,
          most: leadLength.max,
        }),
      )}
      <Field label={fields.body} hint={fields.bodyHint}>
        {(control) => (
          <MarkdownField
            language={language}
            value={texts.body}
            maxLength={NEWS_LIMITS.body}
            control={control}
            onChange={(value) => write('body', value)}
          />
        )}
      </Field>
      {isLabelled && field('nextLabel')}
      {nextLanguage && (
        <p>
          <Button size="sm" onClick={() => onNext(nextLanguage)}>
            {labelled(own, t.goOn, LANGUAGE_NAMES[nextLanguage])}
          </Button>
        </p>
      )}
    </div>
  )
}

const OTHER = 'other'

interface NextPageProps {
  next: string | null
  onChange: (next: string | null) => void
}

/** Where the sign below the piece leads: a page of the list, or another one by its address. */
function NextPage({ next, onChange }: NextPageProps) {
  const { t, language } = useTexts('staff-news')
  const { fields } = t
  const [isOther, setOther] = useState(next !== null && !NEXT_PAGES[next])
  return (
    <>
      <LabelledSelect
        label={fields.next}
        value={isOther ? OTHER : (next ?? '')}
        onChange={({ target }) => {
          setOther(target.value === OTHER)
          onChange(target.value === OTHER ? next : target.value || null)
        }}
      >
        <option value="">{fields.nextContact}</option>
        {Object.entries(NEXT_PAGES).map(([page, label]) => (
          <option key={page} value={page}>
            {label[language]}
          </option>
        ))}
        <option value={OTHER}>{fields.nextOther}</option>
      </LabelledSelect>
      {isOther && (
        <LabelledInput
          label={fields.nextAddress}
          value={next ?? ''}
          maxLength={NEWS_LIMITS.line}
          placeholder="/team-events/feuer-und-fokus"
          onChange={({ target }) => onChange(target.value.trim() || null)}
        />
      )}
    </>
  )
}

/** The description of one picture is not that of another; each has its own. */
function withoutAlt(document: NewsDocument): NewsDocument {
  const of = (language: Language): NewsTexts => ({ ...document.texts[language], drawingAlt: '' })
  return { ...document, texts: { de: of('de'), en: of('en'), fr: of('fr'), it: of('it') } }
}
