import type { PageSummary } from '#features/messages/edited-message.ts'
import { plural } from '#i18n/format.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#i18n/languages.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { ErrorState } from '../api/error-state.tsx'
import { ListTable } from '../lists/list-table.tsx'
import listStyles from '../lists/list.module.css'
import { LoadingState } from '../api/loading-state.tsx'
import { StaffHead } from '../staff-head.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import { LanguageQueues } from './queue/language-queues.tsx'
import styles from './texts.module.css'
import { Translators } from './translators.tsx'
import { Untranslated } from './untranslated.tsx'
import { useTextPageName } from './use-text-page-name.ts'

/** Each page with what is unpublished, outdated or to decide, in each language; and files for translators. */
export default function TextsView() {
  const messages = useMessages('staff-texts')
  const nameOf = useTextPageName()
  const { value, problem, reload } = useLoaded<'/texts'>('/texts')
  return (
    <>
      <StaffHead title={messages.title} lead={messages.lead} />
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value && (
        <>
          <LanguageQueues pages={value.pages} />
          <ListTable
            columns={[messages.page, ...LANGUAGES.map((language) => LANGUAGE_NAMES[language])]}
            className={styles.board}
          >
            {value.pages.map((page) => (
              <tr key={page.id}>
                <th scope="row">
                  <PageLink className={listStyles.title} to={staffPaths.texts(page.id)}>
                    {nameOf(page)}
                  </PageLink>
                </th>
                {LANGUAGES.map((language) => (
                  <td key={language}>
                    <States page={page} language={language} />
                  </td>
                ))}
              </tr>
            ))}
          </ListTable>
          <Untranslated things={value.untranslated} />
          <Translators pages={value.pages} onTaken={reload} />
        </>
      )}
    </>
  )
}

function States({ page, language }: { page: PageSummary; language: Language }) {
  const { states } = useMessages('staff-texts')
  const shown = useLanguage()
  const { drafts, missing, outdated, released } = page.counts[language]
  const notes = [
    drafts > 0 && { text: plural(shown, drafts, states.drafts), mark: styles.draftMark },
    missing > 0 && { text: plural(shown, missing, states.missing), mark: styles.outdatedMark },
    outdated > 0 && { text: plural(shown, outdated, states.outdated), mark: styles.outdatedMark },
    released > 0 && { text: plural(shown, released, states.released), mark: styles.outdatedMark },
  ].filter((each) => each !== false)
  return (
    <>
      <span className={styles.code} aria-hidden="true">
        {language.toUpperCase()}
      </span>
      {notes.length === 0 ? (
        <span className={styles.done}>{states.done}</span>
      ) : (
        <ul className={styles.states}>
          {notes.map(({ text, mark }) => (
            <li key={text}>
              <i className={mark} aria-hidden="true" />
              {text}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
