import { RowTitle, ListView } from '#kit/list-view.tsx'
import { useLoaded } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import { classNames } from '#app/ui/class-names.ts'
import { staffPaths } from '#app/staff-paths.ts'
import { plural } from '#i18n/format.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#i18n/languages.ts'
import type { PageSummary } from '../edited-message.ts'
import { LanguageQueues } from './language-queues.tsx'
import { textList, texts } from './text.contract.ts'
import styles from './texts.module.css'
import { Translators } from './translators.tsx'
import { Untranslated } from './untranslated.tsx'
import { useTextPageName } from './use-text-page-name.ts'

/** Each page with what is unpublished, outdated or to decide, in each language; and files for translators. */
export default function TextsPage() {
  const { title, lead, page } = useTexts('staff-texts').t
  const nameOf = useTextPageName()
  const { value, reload } = useLoaded(texts.list)
  return (
    <>
      <ListView
        of={texts.list}
        shape={textList}
        words={{ title, lead }}
        className={styles.board}
        above={({ pages }) => <LanguageQueues pages={pages} />}
        rows={({ pages }) => pages}
        columns={[
          {
            title: page,
            cell: (each) => <RowTitle to={staffPaths.text(each.id)}>{nameOf(each)}</RowTitle>,
          },
          ...LANGUAGES.map((language) => ({
            title: LANGUAGE_NAMES[language],
            cell: ({ counts }: PageSummary) => <States counts={counts[language]} language={language} />,
          })),
        ]}
      />
      {value && (
        <>
          <Untranslated items={value.untranslated} />
          <Translators pages={value.pages} onTaken={reload} />
        </>
      )}
    </>
  )
}

interface StatesProps {
  counts: PageSummary['counts'][Language]
  language: Language
}

function States({ counts: { drafts, missing, outdated, released }, language }: StatesProps) {
  const { t, language: own } = useTexts('staff-texts')
  const { states } = t
  const notes = [
    drafts > 0 && { text: plural(own, drafts, states.drafts) },
    missing > 0 && { text: plural(own, missing, states.missing), isBad: true },
    outdated > 0 && { text: plural(own, outdated, states.outdated), isBad: true },
    released > 0 && { text: plural(own, released, states.released), isBad: true },
  ].filter((each) => each !== false)
  return (
    <>
      <span className={styles.code} aria-hidden="true">
        {language.toUpperCase()}
      </span>
      {notes.length === 0 ? (
        <span className="muted">{states.done}</span>
      ) : (
        <ul data-kit="stack" data-gap="4">
          {notes.map(({ text, isBad = false }) => (
            <li key={text}>
              <i
                className={classNames('texture', isBad && 'bad')}
                data-texture={isBad ? 'slant' : 'half'}
                aria-hidden="true"
              />
              {text}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
