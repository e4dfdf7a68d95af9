import { useEffect, useRef } from 'react'
import { MarkdownField } from '#site/routes/staff/markdown/markdown-field.tsx'
import type { Draft } from '#site/routes/staff/dialogs/use-draft.ts'
import { Field } from '#site/ui/fields/field.tsx'
import { fill } from '#i18n/format.ts'
import { LANGUAGE_NAMES, type Language } from '#i18n/languages.ts'
import { Row, Stack } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import type { TextProblem } from '../field-rules.ts'
import type { LegalPlace, LegalProblem } from '../legal/legal-rules.ts'
import { LEGAL_LIMITS, type LegalContent } from '../legal/legal-text.ts'
import type { EditedLegal, LegalStatus } from '../legal/staff-legal.ts'
import { LanguageChips } from './language-chips.tsx'
import { useProblemText } from './language-text.tsx'
import styles from './legal.module.css'
import { usePlaceholderName } from './text-input.tsx'

export type LegalDraft = Draft<LegalContent, LegalStatus>

interface LegalFormProps {
  document: EditedLegal
  draft: LegalDraft
  language: Language
  onLanguage: (language: Language) => void
  /** Selected in the field. */
  opened: LegalPlace | undefined
}

/** The Markdown of a document, one language at a time. */
export function LegalForm({ document, draft, language, onLanguage, opened }: LegalFormProps) {
  const { t } = useTexts('staff-legal')
  const textOf = useLegalProblemText()
  const form = useRef<HTMLDivElement>(null)
  const { problems } = draft.saved
  const problem = problems.find((each) => each.language === language)

  useEffect(() => {
    const area = form.current?.querySelector('textarea')
    if (!opened || !area) return
    const end = area.value.indexOf('\n', opened.at)
    area.setSelectionRange(opened.at, end < 0 ? area.value.length : end)
    // A browser scrolls to the selection when the field gets the focus.
    area.blur()
    area.focus()
  }, [opened])

  return (
    <div ref={form}>
      <Stack gap={12}>
        <LanguageChips label={t.language} {...{ language, onLanguage }}>
          {(each) => `${LANGUAGE_NAMES[each]}${problems.some((one) => one.language === each) ? ' *' : ''}`}
        </LanguageChips>
        <Field label={LANGUAGE_NAMES[language]} hint={t.help} error={problem && textOf(problem)}>
          {(control) => (
            <MarkdownField
              key={language}
              formats={['heading', 'list', 'ordered', 'bold', 'link']}
              language={language}
              value={draft.document[language]}
              maxLength={LEGAL_LIMITS.body}
              control={control}
              onChange={(text) => draft.change({ ...draft.document, [language]: text })}
            />
          )}
        </Field>
        <Placeholders
          names={document.placeholders}
          onInsert={(placeholder) => {
            form.current?.querySelector('textarea')?.focus()
            window.document.execCommand('insertText', false, placeholder)
          }}
        />
      </Stack>
    </div>
  )
}

interface PlaceholdersProps {
  names: readonly string[]
  onInsert: (placeholder: string) => void
}

/** Facts and figures that the site fills in; a pressed one goes to the caret. */
function Placeholders({ names, onInsert }: PlaceholdersProps) {
  const { t } = useTexts('staff-legal')
  const nameOf = usePlaceholderName()
  return (
    <details className={styles.placeholders}>
      <summary>{t.placeholders}</summary>
      <Row gap={8}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            className="text-button"
            title={name}
            onClick={() => onInsert(name)}
          >
            {nameOf(name)}
          </button>
        ))}
      </Row>
    </details>
  )
}

export function useLegalProblemText(): (problem: LegalProblem) => string {
  const { problems } = useTexts('staff-legal').t
  const textProblem = useProblemText()
  const known: Readonly<Record<string, string | undefined>> = problems
  return ({ problem }) => {
    const text = known[problem.code]
    if (text === undefined) return textProblem(problem as TextProblem)
    const target = 'target' in problem ? problem.target : ''
    return fill(text, { target, name: 'section' in problem ? problem.section : '' })
  }
}
