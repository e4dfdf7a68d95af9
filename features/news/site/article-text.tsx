import type { ReactNode } from 'react'
import type { NewsBlock, NewsInline } from '#features/news/news.ts'
import { PageLink } from '#app/page-link.tsx'

/** Renders parsed blocks only, never raw HTML. */
export function ArticleText({ blocks }: { blocks: readonly NewsBlock[] }) {
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
