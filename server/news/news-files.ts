import { collectNews } from '#features/news/collect-news.server.ts'

export const news = collectNews(
  import.meta.glob<string>('/content/news/*/*.md', { eager: true, query: '?raw', import: 'default' }),
)
