import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { collectNews } from '#features/news/collect-news.server.ts'

export function checkNews(folder: string): void {
  const files = readdirSync(join(folder, 'content/news'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('content/news', name))
  const news = collectNews(
    Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')])),
  )
  const lost = news.de.filter(({ picture }) => picture && !existsSync(join(folder, 'public', picture.src)))
  if (lost.length > 0)
    throw new Error(
      lost
        .map(
          ({ slug, picture }) =>
            `content/news/${slug} names a drawing that is not there: public${picture?.src}`,
        )
        .join('\n'),
    )
}
