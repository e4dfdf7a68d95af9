import { useState } from 'react'
import { isFixed } from '../legal/legal-rules.ts'
import {
  type LegalContent,
  type LegalLine,
  type LegalSectionContent,
  LINE_LISTS,
  type LineList,
} from '../legal/legal-content.ts'
import type { EditedLegal, LegalStatus } from '../legal/staff-legal.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import { Row } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import type { Draft } from '#app/routes/staff/dialogs/use-draft.ts'
import { AddSection } from './add-legal-section.tsx'
import { LineRow } from './legal-line-row.tsx'
import styles from './legal.module.css'
import { moved, newLine } from './edit-legal-content.ts'

export type LegalDraft = Draft<LegalContent, LegalStatus>

interface LegalFormProps {
  document: EditedLegal
  draft: LegalDraft
  /** Of the rows' texts. */
  language: Language
  /** Key of the line that is open. */
  opened: string | undefined
  onOpen: (key: string | undefined) => void
}

/** The texts of a document, section by section; a pressed one opens in the four languages. */
export function LegalForm({ document, draft, language, opened, onOpen }: LegalFormProps) {
  const messages = useTexts('staff-legal').t
  const content = draft.document
  const { lead, sections } = content
  const [isAdding, setAdding] = useState(false)
  const setSections = (next: readonly LegalSectionContent[]) => draft.change({ ...content, sections: next })
  const row = (line: LegalLine, label: string) => ({
    line,
    label,
    language,
    before: document.published[line.key],
    placeholders: document.placeholders,
    problems: draft.saved.problems.filter(({ key }) => key === line.key),
    isOpen: opened === line.key,
    onOpen: () => onOpen(opened === line.key ? undefined : line.key),
  })

  return (
    <div className={styles.form}>
      <LineRow
        {...row({ key: 'lead', texts: lead }, messages.introduction)}
        onType={(texts) => draft.change({ ...content, lead: texts })}
      />
      {sections.map((section, index) => {
        const set = (changed: LegalSectionContent) =>
          setSections(sections.map((each) => (each.id === section.id ? changed : each)))
        const keys = [
          `${section.id}.title`,
          ...LINE_LISTS.flatMap((list) => section[list].map(({ key }) => key)),
        ]
        const isWrong = draft.saved.problems.some(({ key }) => keys.includes(key))
        return (
          <details
            key={section.id}
            className={styles.section}
            open={opened && keys.includes(opened) ? true : undefined}
          >
            <summary>
              <span className="num">{index + 1}</span>
              <span>{section.title[language] || section.title.de}</span>
              {isWrong && <em className="bad">{messages.wrong}</em>}
            </summary>
            <LineRow
              {...row({ key: `${section.id}.title`, texts: section.title }, messages.heading)}
              onType={(title) => set({ ...section, title })}
            />
            {LINE_LISTS.map((list) => (
              <Lines key={list} {...{ section, list, row, set, onOpen }} />
            ))}
            <SectionActions
              document={document}
              section={section}
              onMove={(by) => setSections(moved(sections, index, by))}
              onRemove={() => setSections(sections.filter(({ id }) => id !== section.id))}
            />
          </details>
        )
      })}
      <p>
        <Button size="sm" onClick={() => setAdding(true)}>
          {messages.section.add}
        </Button>
      </p>
      {isAdding && (
        <AddSection
          taken={sections.map(({ id }) => id)}
          onAdd={(section) => {
            setSections([...sections, section])
            onOpen(section.paragraphs[0]?.key)
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  )
}

interface LinesProps {
  section: LegalSectionContent
  list: LineList
  row: (line: LegalLine, label: string) => Omit<Parameters<typeof LineRow>[0], 'onType'>
  set: (section: LegalSectionContent) => void
  onOpen: (key: string | undefined) => void
}

function Lines({ section, list, row, set, onOpen }: LinesProps) {
  const messages = useTexts('staff-legal').t
  const lines = section[list]
  const setLines = (next: readonly LegalLine[]) => set({ ...section, [list]: next })
  return (
    <>
      {lines.map((line, index) => (
        <LineRow
          key={line.key}
          {...row(line, `${messages.lists[list]} ${index + 1}`)}
          onType={(texts) =>
            setLines(lines.map((each) => (each.key === line.key ? { ...each, texts } : each)))
          }
          onMove={lines.length > 1 ? (by) => setLines(moved(lines, index, by)) : undefined}
          onRemove={() => {
            setLines(lines.filter(({ key }) => key !== line.key))
            onOpen(undefined)
          }}
        />
      ))}
      <p>
        <button
          type="button"
          className="text-button"
          onClick={() => {
            const line = newLine(section.id)
            setLines([...lines, line])
            onOpen(line.key)
          }}
        >
          {messages.add[list]}
        </button>
      </p>
    </>
  )
}

interface SectionActionsProps {
  document: EditedLegal
  section: LegalSectionContent
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

function SectionActions({ document, section, onMove, onRemove }: SectionActionsProps) {
  const messages = useTexts('staff-legal').t
  const name = LANGUAGES.map((each) => section.title[each]).find(Boolean) ?? section.id
  const isKept = isFixed(document.id, section.id)
  const action = (label: string, onClick: () => void, isBad = false) => (
    <button
      type="button"
      className={classNames('text-button', isBad && 'bad')}
      aria-label={`${label}: ${name}`}
      onClick={onClick}
    >
      {label}
    </button>
  )
  return (
    <Row>
      {action(messages.up, () => onMove(-1))}
      {action(messages.down, () => onMove(1))}
      {isKept ? (
        <small className="muted">{messages.section.fixed}</small>
      ) : (
        action(messages.section.remove, onRemove, true)
      )}
    </Row>
  )
}
