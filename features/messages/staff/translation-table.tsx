import type { PageSummary } from '../edited-message.ts'
import { PLACEHOLDER } from '../field-rules.ts'
import type { ImportedText, TranslationProblem, TranslationReport } from '../translation.ts'
import { HTML_LANG } from '#i18n/languages.ts'
import { useTexts } from '#kit/texts.ts'
import { PageLink } from '#site/page-link.tsx'
import { staffPaths } from '#site/staff-paths.ts'
import { ErrorText } from '#site/ui/fields/field.tsx'
import { ListTable } from '#site/routes/staff/lists/list-table.tsx'
import { Difference } from '#site/routes/staff/dialogs/difference.tsx'
import { useProblemText } from './language-text.tsx'
import { usePlaceholderName } from './text-input.tsx'
import styles from './translators.module.css'
import { useFieldLabel } from './use-field-label.ts'
import { useTextPageName } from './use-text-page-name.ts'

interface TranslationTableProps {
  report: TranslationReport
  pages: readonly PageSummary[]
  /** The texts are drafts already. */
  isTaken: boolean
}

/** What a file changes, with what is refused first. */
export function TranslationTable({ report, pages, isTaken }: TranslationTableProps) {
  const { columns } = useTexts('staff-texts').t.translators
  const nameOf = useTextPageName()
  const labelOf = useFieldLabel()
  const placeholderOf = usePlaceholderName()
  const readable = (text: string) =>
    text.replace(PLACEHOLDER, (placeholder) => `«${placeholderOf(placeholder)}»`)
  const refused = report.texts.filter(({ state }) => state === 'refused')
  const others = report.texts.filter(({ state }) => state !== 'refused')
  return (
    <ListTable columns={[columns.text, columns.change, columns.outcome]} className={styles.texts}>
      {[...refused, ...others].map((text, index) => {
        const page = pages.find(({ id }) => id === text.page)
        const isKnown = page && !(text.state === 'refused' && text.problem.code === 'unknown_text')
        return (
          // A file may have a text twice.
          <tr key={`${text.namespace} ${text.path} ${index}`}>
            <th scope="row">
              {page && (
                <PageLink className="title" to={staffPaths.text(page.id)}>
                  {nameOf(page)}
                </PageLink>
              )}
              {isKnown && <small>{labelOf(text)}</small>}
              {/* Its place in the file is all that there is. */}
              {!isKnown && (
                <small>
                  <code>
                    {text.namespace} {text.path}
                  </code>
                </small>
              )}
            </th>
            <td lang={HTML_LANG[report.language]}>
              <Difference before={readable(text.before)} after={readable(text.after)} />
            </td>
            <td>
              <Outcome text={text} isTaken={isTaken} />
            </td>
          </tr>
        )
      })}
    </ListTable>
  )
}

function Outcome({ text, isTaken }: { text: ImportedText; isTaken: boolean }) {
  const { outcomes, isSpecified } = useTexts('staff-texts').t.translators
  const problemOf = useTranslationProblem()
  if (text.state === 'refused')
    return (
      <>
        {outcomes.refused}
        <ErrorText>{problemOf(text.problem)}</ErrorText>
      </>
    )
  return (
    <>
      {isTaken && text.state === 'changed' ? outcomes.drafted : outcomes[text.state]}
      {text.isSpecified && <small>{isSpecified}</small>}
    </>
  )
}

function useTranslationProblem(): (problem: TranslationProblem) => string {
  const { problems } = useTexts('staff-texts').t.translators
  const problemOf = useProblemText()
  return (problem) => {
    switch (problem.code) {
      case 'unknown_text':
      case 'repeated':
      case 'german_changed':
      case 'text_changed':
        return problems[problem.code]
      default:
        return problemOf(problem)
    }
  }
}
