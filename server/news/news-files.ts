import { collectNews } from '#features/news/collect-news.server.ts'

/** The news as they were written down in `content/news/<slug>/<language>.md`. */
export const news = collectNews(
  import.meta.glob<string>('/content/news/*/*.md', { eager: true, query: '?raw', import: 'default' }),
)
