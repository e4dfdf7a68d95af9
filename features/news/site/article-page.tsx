import { useLoaderData } from 'react-router'
import type { NewsArticle, NewsBlock, NewsInline } from '#features/news/news.ts'
import { fill } from '#i18n/format.ts'
import { useMessages } from '#site/language/language.tsx'
import { Picture } from '#features/pictures/site/picture.tsx'
import { PageLink } from '#site/page-link.tsx'
import { paths } from '#content/paths.ts'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import styles from './article-page.module.css'
import type { ReactNode } from 'react'
import type { ArticleData } from './news.loader.ts'
import { NewsDate } from './news-date.tsx'

export default function ArticlePage() {
  const { notFound } = useMessages('news')
  const data = useLoaderData<ArticleData>()
  if (data.kind === 'found') return <Article {...data.article} />
  return (
    <div className={`wrap ${styles.missing} stack`}>
      <h1>{notFound.title}</h1>
      <p className="lead">{notFound.text}</p>
      <TrailSign to={paths.news} direction="left">
        {notFound.link}
      </TrailSign>
    </div>
  )
}

function Article({ piece, newer, older }: NewsArticle) {
  const { title: section, article } = useMessages('news')
  const { title, lead, date, picture, next, body } = piece
  return (
    <div className={`wrap ${styles.page}`}>
      <article className={`grid ${styles.article}`}>
        <header className={`${styles.head} span-7`}>
          <nav className={`small ${styles.trail}`} aria-label={article.trail}>
            <PageLink to={paths.news}>{section}</PageLink>
          </nav>
          <NewsDate day={date} />
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </header>
        {picture && (
          <div className={`${styles.side} no-print from-9`}>
            <div className="scene framed">
              <Picture of={picture} shape="4:5" sizes="(max-width: 900px) 100vw, 400px" eager />
            </div>
            {picture.own?.credit && (
              <p className="small muted">{fill(article.credit, { name: picture.own.credit })}</p>
            )}
          </div>
        )}
        <div className={`${styles.body} span-7`}>
          <ArticleText blocks={body} />
          <p className={`${styles.next} no-print`}>
            <TrailSign to={next?.to ?? paths.contact}>{next?.label ?? article.write}</TrailSign>
          </p>
        </div>
      </article>
      <nav className={`grid ${styles.neighbours} no-print`} aria-label={article.more}>
        {newer && <Neighbour rel="prev" label={article.newer} {...newer} />}
        {older && <Neighbour rel="next" label={article.older} {...older} />}
        <p className="full">
          <ArrowLink to={paths.news}>{article.all}</ArrowLink>
        </p>
      </nav>
    </div>
  )
}

interface NeighbourProps {
  slug: string
  title: string
  label: string
  rel: 'prev' | 'next'
}

function Neighbour({ slug, title, label, rel }: NeighbourProps) {
  return (
    <p className={styles.neighbour}>
      <PageLink to={paths.article(slug)} rel={rel}>
        <span className="small muted">{label}</span>
        <b>{title}</b>
      </PageLink>
    </p>
  )
}

/** Renders parsed blocks only, never raw HTML. */
function ArticleText({ blocks }: { blocks: readonly NewsBlock[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} />)
}

function Block({ block }: { block: NewsBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h2>{inline(block.text)}</h2>
    case 'quote':
      return <blockquote className="map-italic">{inline(block.text)}</blockquote>
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>{inline(item)}</li>
          ))}
        </List>
      )
    }
    default:
      return <p>{inline(block.text)}</p>
  }
}

function inline(parts: readonly NewsInline[]): ReactNode[] {
  return parts.map((part, index) => {
    if (typeof part === 'string') return part
    const inside = inline(part.text)
    if (part.kind === 'link')
      return part.to.startsWith('/') ? (
        <PageLink key={index} to={part.to}>
          {inside}
        </PageLink>
      ) : (
        <a key={index} href={part.to}>
          {inside}
        </a>
      )
    return part.kind === 'strong' ? <strong key={index}>{inside}</strong> : <em key={index}>{inside}</em>
  })
}
