import { ListView, RowTitle } from '#kit/list-view.tsx'
import { useLoaded } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import { classNames } from '#site/ui/class-names.ts'
import { staffPaths } from '#site/staff-paths.ts'
import { plural } from '#i18n/format.ts'
import { type Language, LANGUAGE_NAMES, LANGUAGES } from '#i18n/languages.ts'
import type { PageSummary } from '../edited-message.ts'
import { textList, texts, type UntranslatedItem } from './text.contract.ts'
import styles from './texts.module.css'
import { Translators } from './translators.tsx'
import { useTextPageName } from './use-text-page-name.ts'
import { PageLink } from '#site/page-link.tsx'
import { ListTable } from '#site/routes/staff/lists/list-table.tsx'
import { QUEUE_REASONS } from '../text-queue.ts'
import { Flag } from '#site/ui/pictures/flag.tsx'
import queueStyles from './queue.module.css'

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

const ADDRESS = { event: staffPaths.event, person: staffPaths.person } as const

/** Titles of dates and words of people that some languages lack; each is changed where it is kept. */
function Untranslated({ items }: { items: readonly UntranslatedItem[] }) {
  const { t, language: uiLanguage, labelled } = useTexts('staff-texts')
  const { untranslated: messages, states } = t
  if (items.length === 0) return null
  return (
    <section className={`apart ${styles.untranslated}`} aria-labelledby="untranslated">
      <h2 id="untranslated">{messages.title}</h2>
      <p>{messages.lead}</p>
      <ListTable columns={[messages.thing, messages.missing]}>
        {items.map(({ kind, id, name, languages }) => (
          <tr key={`${kind} ${id}`}>
            <th scope="row">
              <PageLink className="title" to={ADDRESS[kind](id)}>
                {name}
              </PageLink>
              <small>{messages.kinds[kind]}</small>
            </th>
            <td>
              <i className="texture bad" data-texture="slant" aria-hidden="true" />
              {labelled(
                plural(uiLanguage, languages.length, states.missing),
                languages.map((each) => LANGUAGE_NAMES[each]).join(', '),
              )}
            </td>
          </tr>
        ))}
      </ListTable>
    </section>
  )
}

/** What is to do in each language over all pages, each a way to do it one after the other. */
function LanguageQueues({ pages }: { pages: readonly PageSummary[] }) {
  const { t, language: uiLanguage } = useTexts('staff-texts')
  const { states, queue, suggestions } = t
  const words = { missing: states.missing, outdated: states.outdated, unread: suggestions.waiting }
  const rows = LANGUAGES.flatMap((language) => {
    const sum = (kind: 'missing' | 'outdated' | 'unread' | 'drafts') =>
      pages.reduce((before, { counts }) => before + counts[language][kind], 0)
    const links = [
      ...QUEUE_REASONS.map((reason) => ({
        to: staffPaths.textQueue(language, reason),
        count: sum(reason),
        word: words[reason],
      })),
      { to: staffPaths.textQueue(language), count: sum('drafts'), word: states.drafts },
    ].filter(({ count }) => count > 0)
    return links.length > 0 ? [{ language, links }] : []
  })
  if (rows.length === 0) return null
  return (
    <section className={queueStyles.queues} aria-labelledby="queues">
      <h2 id="queues" className="ruled">
        {queue.board}
      </h2>
      <ul>
        {rows.map(({ language, links }) => (
          <li key={language}>
            <span>
              <Flag language={language} />
              {LANGUAGE_NAMES[language]}
            </span>
            {links.map(({ to, count, word }) => (
              <PageLink
                key={to}
                to={to}
                aria-label={`${LANGUAGE_NAMES[language]}: ${plural(uiLanguage, count, word)}`}
              >
                {plural(uiLanguage, count, word)}
              </PageLink>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
