import { useLoaderData } from 'react-router'
import { fill, plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { paths } from '#content/paths.ts'
import { EmptyState } from '#site/ui/notices/empty-state.tsx'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { SectionRule } from '#site/ui/layout/section-rule.tsx'
import { SearchForm } from './search-form.tsx'
import type { SearchData } from './search.loader.ts'
import styles from './search-page.module.css'

/** Without a text it lists every page. */
export default function SearchPage() {
  const messages = useMessages('search')
  const language = useLanguage()
  const { text, hits } = useLoaderData<SearchData>()
  const found = hits?.length ?? 0
  const count = text === '' ? messages.all : plural(language, found, messages.found)
  return (
    <>
      <header className="page-head">
        <div className="wrap grid">
          <h1>{messages.title}</h1>
          <div className={`${styles.form} span-7`}>
            <SearchForm text={text} />
          </div>
        </div>
      </header>
      <section className="section section--ruled">
        <div className="wrap grid">
          <SectionRule name={<span role="status">{count}</span>} aside={text} />
          {hits && found > 0 ? (
            <ul className={styles.hits}>
              {hits.map(({ path, title, description, page }) => (
                <li key={path}>
                  <PageLink to={path}>
                    <strong>{title}</strong>
                    <span>{page ?? path}</span>
                  </PageLink>
                  <p>{description}</p>
                </li>
              ))}
            </ul>
          ) : (
            <div className="full">
              <EmptyState
                title={hits ? fill(messages.none, { text }) : messages.failed}
                action={
                  <ArrowLink to={hits ? paths.search : paths.contact}>
                    {hits ? messages.all : messages.ask}
                  </ArrowLink>
                }
              >
                {hits ? messages.noneHint : messages.failedHint}
              </EmptyState>
            </div>
          )}
        </div>
      </section>
    </>
  )
}
