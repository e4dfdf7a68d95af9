import { renderingName, type LocalisedPicture } from '#features/pictures/content/pictures.ts'
import type { NewsEntry } from '#features/news/news.ts'
import { CARD_RENDERING } from '#features/pictures/picture-upload.ts'
import { formatDay } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import type { DescribedCard, CardDrawing } from '#site/share-pictures/picture-card.ts'
import { SUNK } from '#site/share-pictures/palette.ts'
import { readScene, sceneOf } from '#site/share-pictures/scenes.ts'
import shareTexts from '#content/texts/share.ts'

type CardPiece = Pick<NewsEntry, 'title' | 'date' | 'picture'>

export function newsCard(
  language: Language,
  { title, date, picture }: CardPiece,
  label: string,
): DescribedCard {
  const drawing = picture && drawingFor(picture)
  return {
    card: {
      ground: 'day',
      drawing: drawing ?? { kind: 'goods', scenes: ['gear-feldbuch'] },
      kicker: formatDay(language, date),
      title,
      sign: { text: label },
    },
    alt: drawing && picture ? picture.alt : shareTexts[language].pictures.fieldBook,
  }
}

/** Undefined for an address that is no drawing of the site. */
export function drawingFor({ src, own }: Pick<LocalisedPicture, 'src' | 'own'>): CardDrawing | undefined {
  if (own) {
    const { shape, width } = CARD_RENDERING
    const file = renderingName(own.file, shape, width, 'jpeg')
    return { kind: 'photograph', file, colour: own.colour ?? SUNK }
  }
  const scene = sceneOf(src)
  return scene === undefined ? undefined : drawingOf(scene)
}

/** Gear drawings are square; all others fill the frame. */
function drawingOf(scene: string): CardDrawing {
  const [, , width, height] =
    /viewBox="([\d.-]+) ([\d.-]+) ([\d.]+) ([\d.]+)"/.exec(readScene(scene))?.slice(1) ?? []
  return width === height ? { kind: 'goods', scenes: [scene] } : { kind: 'poster', scene }
}
