import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router'
import type { EditedField, EditedPage } from '../edited-message.ts'
import { PLACEHOLDER } from '../field-rules.ts'
import type { EditedList } from '../lists/edited-list.ts'
import { includesFolded } from '#kernel/folded-text.ts'
import { type Language, LANGUAGES } from '#i18n/languages.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { staffPaths } from '#site/staff-paths.ts'
import { EmptyState } from '#site/ui/notices/empty-state.tsx'
import { LabelledInput, LabelledSelect } from '#site/ui/fields/labelled.tsx'
import { ArrowIcon } from '#site/ui/pictures/icons.tsx'
import { BackLink } from '#site/routes/staff/back-link.tsx'
import { ErrorState } from '#site/routes/staff/api/error-state.tsx'
import { OtherEditors } from '#site/routes/staff/presence/other-editors.tsx'
import { usePresentPart } from '#site/routes/staff/presence/use-presence.ts'
import { LoadingState } from '#site/routes/staff/api/loading-state.tsx'
import { useLoaded } from '#kit/loaded.tsx'
import { texts as contract } from './text.contract.ts'
import { StaffHead } from '#site/routes/staff/staff-head.tsx'
import { Chip } from '#site/ui/chip.tsx'
import { classNames } from '#site/ui/class-names.ts'
import { FieldSheet } from './field-sheet.tsx'
import { PagePreview } from './page-preview.tsx'
import { PublicationHistory } from './publication-history.tsx'
import { PublishBar } from './publish-bar.tsx'
import { Suggestions } from './suggestions.tsx'
import styles from './texts.module.css'
import rows from './text-rows.module.css'
import { usePlaceholderName } from './text-input.tsx'
import { type EditedTexts, fieldKey, textKey, useEditedPage } from './use-edited-page.ts'
import { useFieldLabel } from './use-field-label.ts'
import { useTextPageName } from './use-text-page-name.ts'

const FILTERS = ['all', 'drafts', 'outdated'] as const
type Filter = (typeof FILTERS)[number]

/** All texts of a page: find one, change it in four languages, publish, take back. */
export default function TextPage() {
  const { id = '' } = useParams()
  const messages = useMessages('staff-texts')
  const nameOf = useTextPageName()
  const labelOf = useFieldLabel()
  const texts = useEditedPage(id, useLoaded(contract.read))
  const { page, problem } = texts
  function partLabel({ fields }: EditedPage, part: string): string | undefined {
    const field = fields.find((each) => fieldKey(each) === part)
    return field && labelOf(field)
  }

  return (
    <>
      <BackLink to={staffPaths.texts}>{messages.title}</BackLink>
      {problem && <ErrorState problem={problem} onAgain={texts.reload} />}
      {!page && !problem && <LoadingState />}
      {page && (
        <>
          <StaffHead title={nameOf(page)} lead={messages.pageLead}>
            {page.path && (
              <a className="go" href={page.path} target="_blank" rel="noreferrer">
                {messages.view}
                <ArrowIcon />
              </a>
            )}
          </StaffHead>
          <OtherEditors labelOf={(part) => partLabel(page, part)} />
          <Suggestions texts={texts} />
          <Fields texts={texts} page={page} />
          <PublicationHistory publications={page.publications} onReverted={texts.reload} />
          <PublishBar texts={texts} page={page} />
        </>
      )}
    </>
  )
}

function Fields({ texts, page }: { texts: EditedTexts; page: EditedPage }) {
  const messages = useMessages('staff-texts')
  const { fields } = page
  const [language, setLanguage] = useState(useLanguage())
  const [isList, setList] = useState(page.path === null)
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState<Filter>('all')
  const [requested, setChosen] = useState<string>()
  const found = requested === undefined ? undefined : fields.find((each) => isAt(each, requested))
  const chosen = found && fieldKey(found)
  const visible = fields.filter((field) => fieldKey(field) === chosen || matches(field, search, filter))
  const position = visible.findIndex((field) => fieldKey(field) === chosen)
  const field = visible[position]
  const { round } = usePresentPart(field ? fieldKey(field) : null)
  const read = useRef(texts.reload)
  useEffect(() => {
    read.current = texts.reload
  })
  // What somebody else saves meanwhile appears.
  useEffect(() => {
    if (round > 0) read.current()
  }, [round])

  function move(by: 1 | -1): void {
    void texts.flush()
    const next = visible[(position + by + visible.length) % visible.length]
    if (next) setChosen(fieldKey(next))
  }

  /** Also one that was just added, as soon as it is read. */
  function chooseItem({ namespace, path }: EditedList, key: string): void {
    setChosen(`${namespace} ${path}.${key}`)
  }

  function close(): void {
    void texts.flush()
    setChosen(undefined)
    if (field) document.getElementById(rowId(field))?.focus()
  }

  return (
    <>
      {page.path !== null && (
        <div
          className={styles.ways}
          data-kit="row"
          data-gap="8"
          role="group"
          aria-label={messages.ways.label}
        >
          <Chip pressed={!isList} onClick={() => setList(false)}>
            {messages.ways.page}
          </Chip>
          <Chip pressed={isList} onClick={() => setList(true)}>
            {messages.ways.list}
          </Chip>
        </div>
      )}
      <div className={styles.find} role="search" hidden={!isList}>
        <LabelledInput
          label={messages.search}
          type="search"
          className="input--sm"
          maxLength={100}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <LabelledSelect
          label={messages.filter}
          size="sm"
          value={filter}
          onChange={(event) => setFilter(FILTERS.find((each) => each === event.currentTarget.value) ?? 'all')}
          options={FILTERS.map((each) => [each, messages.filters[each]])}
        />
      </div>
      <div className={styles.columns}>
        {isList && visible.length === 0 && <EmptyState title={messages.nothingFound} />}
        {isList ? (
          <ol className={styles.fields}>
            {visible.map((each) => (
              <li key={fieldKey(each)}>
                <Row
                  field={each}
                  texts={texts}
                  isChosen={fieldKey(each) === chosen}
                  onChoose={() => {
                    void texts.flush()
                    setChosen(fieldKey(each))
                  }}
                />
              </li>
            ))}
          </ol>
        ) : (
          <PagePreview
            page={page}
            version={`${texts.savedAt ?? ''} ${newestRevision(page)}`}
            typed={texts.typed}
            chosen={field}
            language={language}
            onLanguage={setLanguage}
            onChoose={(each) => {
              void texts.flush()
              setChosen(fieldKey(each))
            }}
          />
        )}
        {field ? (
          <FieldSheet
            {...{ texts, page, field, language }}
            onMove={move}
            onChooseItem={chooseItem}
            onClose={close}
          />
        ) : (
          <p className={styles.hint}>{isList ? messages.choose : messages.press}</p>
        )}
      </div>
    </>
  )
}

function Row({
  field,
  texts,
  isChosen,
  onChoose,
}: {
  field: EditedField
  texts: EditedTexts
  isChosen: boolean
  onChoose: () => void
}) {
  const { draft, outdated, missing } = useMessages('staff-texts')
  const labelOf = useFieldLabel()
  const nameOf = usePlaceholderName()
  const language = useLanguage()
  const states = field.languages
  const notes = [
    { word: draft, isIn: (each: Language) => states[each].isDraft || texts.typed.has(textKey(field, each)) },
    { word: outdated, isIn: (each: Language) => states[each].isOutdated, isBad: true },
    { word: missing, isIn: (each: Language) => states[each].isMissing, isBad: true },
  ].flatMap(({ isIn, ...note }) => {
    const languages = LANGUAGES.filter(isIn)
    return languages.length > 0 ? [{ ...note, languages: languages.join(', ').toUpperCase() }] : []
  })
  return (
    <button type="button" id={rowId(field)} className={rows.row} aria-expanded={isChosen} onClick={onChoose}>
      <small>{labelOf(field)}</small>
      <span>
        {field.languages[language].text.replace(PLACEHOLDER, (placeholder) => `«${nameOf(placeholder)}»`)}
      </span>
      {notes.length > 0 && (
        <em>
          {notes.map(({ word, languages, isBad = false }) => (
            <span key={word} className={isBad ? 'bad' : undefined}>
              <i
                className={classNames('texture', isBad && 'bad')}
                data-texture={isBad ? 'slant' : 'half'}
                aria-hidden="true"
              />
              {word} {languages}
            </span>
          ))}
        </em>
      )}
    </button>
  )
}

/** Also counts drafts of somebody else. */
const newestRevision = ({ fields, lists }: EditedPage) =>
  Math.max(
    0,
    ...fields.flatMap(({ languages }) => LANGUAGES.map((language) => languages[language].revision)),
    ...lists.map(({ revision }) => revision),
  )

/** A field by its key, or by that of the item that it stands in. */
const isAt = (field: EditedField, key: string) =>
  fieldKey(field) === key || (fieldKey(field).startsWith(`${key}.`) && !field.languages.de.rules.isTime)

const rowId = (field: EditedField) => `text-${fieldKey(field).replace(/[^\w]+/g, '-')}`

function matches(field: EditedField, search: string, filter: Filter): boolean {
  const states = LANGUAGES.map((language) => field.languages[language])
  if (filter === 'drafts' && !states.some(({ isDraft }) => isDraft)) return false
  if (
    filter === 'outdated' &&
    !states.some((each) => each.isOutdated || each.isMissing || each.file !== null)
  )
    return false
  const wanted = search.trim()
  return wanted === '' || states.some(({ text }) => includesFolded(text, wanted))
}
