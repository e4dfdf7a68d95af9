import { useId, useRef, useState } from 'react'
import type { PageSummary } from '../edited-message.ts'
import {
  MAX_TRANSLATION_FILE_LENGTH,
  TARGET_LANGUAGES,
  TRANSLATION_SCOPES,
  type TranslationReport,
} from '../translation.ts'
import { fill, plural } from '#i18n/format.ts'
import { LANGUAGE_NAMES } from '#i18n/languages.ts'
import { useSubmit } from '#site/form/behaviour/use-submit.ts'
import { staffPaths } from '#site/staff-paths.ts'
import { Button } from '#site/ui/button.tsx'
import { Field } from '#site/ui/fields/field.tsx'
import { LabelledSelect } from '#site/ui/fields/labelled.tsx'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { RefusalMessage } from '#site/routes/staff/api/refusal-message.tsx'
import type { StaffProblem } from '#site/routes/staff/api/staff-client.ts'
import { call, download } from '#kit/client.ts'
import { useTexts } from '#kit/texts.ts'
import { texts as contract } from './text.contract.ts'
import { useResultToast } from '#site/routes/staff/use-staff-messages.ts'
import { readTextFile } from '#site/routes/staff/lists/read-text-file.ts'
import { TranslationTable } from './translation-table.tsx'
import styles from './translators.module.css'
import { useTextPageName } from './use-text-page-name.ts'

/** A file that was read, and what the server says of it. */
interface ReadFile {
  name: string
  text: string
  report: TranslationReport
  isTaken: boolean
}

/** Texts as a file for a translator, and back: checked first, then taken over as drafts. */
export function Translators({ pages, onTaken }: { pages: readonly PageSummary[]; onTaken: () => void }) {
  const { t, language } = useTexts('staff-texts')
  const { translators: messages } = t
  const nameOf = useTextPageName()
  const toast = useResultToast()
  const id = useId()
  const { busy, refusal, attempt, submit, refuse } = useSubmit<StaffProblem>()
  const [doing, setDoing] = useState<'save' | 'check' | 'take'>()
  const [to, setTo] = useState(TARGET_LANGUAGES[0] ?? 'en')
  const [scope, setScope] = useState<(typeof TRANSLATION_SCOPES)[number]>('missing')
  const [file, setFile] = useState<ReadFile>()
  const reportRef = useRef<HTMLParagraphElement>(null)
  const wanted = file?.report.texts.filter(({ state }) => state !== 'refused').length ?? 0

  async function save(): Promise<void> {
    await submit(() => {
      setDoing('save')
      return download(contract.csv, { to, scope })
    })
  }

  async function check(chosen: File): Promise<void> {
    if (busy) return
    setFile(undefined)
    // Never more characters than bytes.
    if (chosen.size > MAX_TRANSLATION_FILE_LENGTH) return refuse({ code: 'file_too_large' })
    await submit(async () => {
      setDoing('check')
      const text = await readTextFile(chosen)
      const checked = await call(contract.import, { text, dryRun: true })
      if (checked.ok) setFile({ name: chosen.name, text, report: checked.value, isTaken: false })
      return checked
    })
  }

  async function take({ text, report, name }: ReadFile): Promise<void> {
    const answer = await submit(() => {
      setDoing('take')
      const { seen } = report
      return call(contract.import, { text, dryRun: false, seen })
    })
    if (!answer?.ok) return
    const taken = answer.value.texts.filter(({ state }) => state !== 'refused').length
    setFile({ name, text, report: answer.value, isTaken: true })
    // The button that had the focus goes.
    reportRef.current?.focus()
    toast.done(plural(language, taken, messages.taken.title), messages.taken.text)
    onTaken()
  }

  return (
    <section className={`apart ${styles.translators}`} aria-labelledby={id}>
      <h2 id={id} className="ruled">
        {messages.title}
      </h2>
      <p>{messages.lead}</p>
      <RefusalMessage problem={refusal} attempt={attempt} />
      <div className={styles.save}>
        <Choice
          label={messages.language}
          options={TARGET_LANGUAGES}
          nameOf={(each) => LANGUAGE_NAMES[each]}
          value={to}
          onChange={setTo}
        />
        <Choice
          label={messages.scope}
          options={TRANSLATION_SCOPES}
          nameOf={(each) => messages.scopes[each]}
          value={scope}
          onChange={setScope}
        />
        <Button size="sm" aria-disabled={busy} onClick={() => void save()}>
          {busy && doing === 'save' ? messages.saving : messages.save}
        </Button>
      </div>
      <Field label={messages.file} hint={messages.fileHint}>
        {(control) => (
          <div className={styles.file}>
            <input
              type="file"
              accept=".csv"
              onChange={({ currentTarget }) => {
                const [chosen] = currentTarget.files ?? []
                // The same file again, corrected, is a change too.
                currentTarget.value = ''
                if (chosen) void check(chosen)
              }}
              {...control}
            />
            <label htmlFor={control.id} className="button button--sm">
              {messages.choose}
            </label>
          </div>
        )}
      </Field>
      <p ref={reportRef} className={styles.report} role="status" tabIndex={-1}>
        {busy && doing === 'check' ? messages.checking : file && <Summary file={file} />}
      </p>
      {file && file.report.texts.length > 0 && (
        <TranslationTable report={file.report} pages={pages} isTaken={file.isTaken} />
      )}
      {file?.isTaken && (
        <ul data-kit="row" data-gap="24">
          {pages
            .filter(({ id: page }) =>
              file.report.texts.some((text) => text.page === page && text.state !== 'refused'),
            )
            .map((page) => (
              <li key={page.id}>
                <ArrowLink to={staffPaths.text(page.id)}>{nameOf(page)}</ArrowLink>
              </li>
            ))}
        </ul>
      )}
      {file && wanted > 0 && !file.isTaken && (
        <TrailSign size="sm" aria-disabled={busy} onClick={() => void take(file)}>
          {busy && doing === 'take' ? messages.taking : plural(language, wanted, messages.take)}
        </TrailSign>
      )}
    </section>
  )
}

const STATES = ['changed', 'confirmed', 'refused'] as const

function Summary({ file }: { file: ReadFile }) {
  const { t, language } = useTexts('staff-texts')
  const { found, counts } = t.translators
  const { texts, unchanged, language: to } = file.report
  const parts = STATES.flatMap((state) => {
    const count = texts.filter((each) => each.state === state).length
    return count > 0 ? [plural(language, count, counts[state])] : []
  })
  const all = [...parts, plural(language, unchanged, counts.unchanged)].join(', ')
  return fill(found, { file: file.name, language: LANGUAGE_NAMES[to], counts: all })
}

interface ChoiceProps<Option extends string> {
  label: string
  options: readonly Option[]
  nameOf: (option: Option) => string
  value: Option
  onChange: (option: Option) => void
}

function Choice<Option extends string>({ label, options, nameOf, value, onChange }: ChoiceProps<Option>) {
  return (
    <LabelledSelect
      label={label}
      size="sm"
      value={value}
      onChange={(event) => onChange(options.find((each) => each === event.currentTarget.value) ?? value)}
      options={options.map((each) => [each, nameOf(each)])}
    />
  )
}
