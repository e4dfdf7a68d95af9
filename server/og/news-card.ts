import type { NewsEntry } from '#features/news/news.ts'
import { formatDay } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import type { DescribedCard, CardDrawing } from './picture-card.ts'
import { readScene, sceneOf } from './scenes.ts'
import { shareTexts } from './share-texts.ts'

type ShownPiece = Pick<NewsEntry, 'title' | 'date' | 'drawing'>

export function newsCard(
  language: Language,
  { title, date, drawing }: ShownPiece,
  label: string,
): DescribedCard {
  const own = sceneOf(drawing?.src)
  return {
    card: {
      ground: 'day',
      drawing: own ? drawingOf(own) : { kind: 'goods', scenes: ['gear-feldbuch'] },
      kicker: formatDay(language, date),
      title,
      sign: { text: label },
    },
    alt: own && drawing ? drawing.alt : shareTexts[language].pictures.fieldBook,
  }
}

/** Gear drawings are square; all others fill the frame. */
function drawingOf(scene: string): CardDrawing {
  const [, , width, height] =
    /viewBox="([\d.-]+) ([\d.-]+) ([\d.]+) ([\d.]+)"/.exec(readScene(scene))?.slice(1) ?? []
  return width === height ? { kind: 'goods', scenes: [scene] } : { kind: 'poster', scene }
}
