import { useLoaderData } from 'react-router'
import type { NewsList } from '#features/news/news.ts'
import { LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { Picture } from '#features/pictures/site/picture.tsx'
import { PageLink } from '#site/page-link.tsx'
import { paths } from '#content/paths.ts'
import { Pager } from '#site/ui/layout/pager.tsx'
import { SectionRule } from '#site/ui/layout/section-rule.tsx'
import { NewsDate } from './news-date.tsx'
import styles from './news-page.module.css'

export default function NewsPage() {
  const messages = useMessages('news')
  const language = useLanguage()
  const { teasers, page, pages } = useLoaderData<NewsList>()
  return (
    <>
      <header className="page-head">
        <div className="wrap grid">
          <h1>{messages.title}</h1>
          <p className="lead">{messages.lead}</p>
        </div>
      </header>
      <section className="section section--ruled">
        <div className="wrap grid">
          <SectionRule name={messages.section} />
          <ul className={`full ${styles.list}`}>
            {teasers.map(({ slug, title, lead, date, picture }) => (
              <li key={slug}>
                <NewsDate day={date} />
                <div className={styles.text}>
                  <h2>
                    <PageLink to={paths.article(slug)}>{title}</PageLink>
                  </h2>
                  <p>{lead}</p>
                </div>
                {picture && (
                  <div className={`scene framed ${styles.drawing}`}>
                    <Picture of={picture} shape="1:1" sizes="190px" isDecorative />
                  </div>
                )}
              </li>
            ))}
          </ul>
          <div className={`full ${styles.end} row`}>
            <Pager
              current={page}
              pages={pages}
              address={(of) => (of === 1 ? paths.news : `${paths.news}?page=${of}`)}
              labels={messages.pager}
            />
            <a
              className="small"
              href={`${paths.newsFeed}?${LANGUAGE_QUERY}=${language}`}
              type="application/atom+xml"
            >
              {messages.feed}
            </a>
          </div>
        </div>
      </section>
    </>
  )
}
