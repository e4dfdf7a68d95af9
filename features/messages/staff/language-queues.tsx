import type { PageSummary } from '../edited-message.ts'
import { QUEUE_REASONS } from '../text-queue.ts'
import { plural } from '#i18n/format.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '#i18n/languages.ts'
import { useTexts } from '#kit/texts.ts'
import { PageLink } from '#app/page-link.tsx'
import { staffPaths } from '#app/staff-paths.ts'
import { Flag } from '#app/ui/pictures/flag.tsx'
import styles from './queue.module.css'

/** What is to do in each language over all pages, each a way to do it one after the other. */
export function LanguageQueues({ pages }: { pages: readonly PageSummary[] }) {
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
    <section className={styles.queues} aria-labelledby="queues">
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
