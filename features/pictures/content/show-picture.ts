import type { Language } from '#i18n/languages.ts'
import { DRAWINGS } from './drawings.ts'
import {
  isOwnPicture,
  PICTURES_FOLDER,
  type Pictures,
  type PublishedPicture,
  renderingName,
  renderingOf,
  type LocalisedPicture,
} from './pictures.ts'

/**
 * A drawing by its name or an own picture by its id, as a page of one language shows it; null for a picture that is not on the site.
 * @param alt of a drawing, where it shows something else than usual
 */
export function showPicture(
  name: string,
  language: Language,
  pictures: Pictures,
  alt = '',
): LocalisedPicture | null {
  if (!isOwnPicture(name))
    return { src: `/scenes/${name}.svg`, alt: alt || (DRAWINGS[name]?.alt[language] ?? '') }
  const picture = pictures[name]
  return picture ? showOwn(name, picture, language) : null
}

function showOwn(
  id: string,
  { focus, alt, author, right, file: { colour } }: PublishedPicture,
  language: Language,
) {
  const file = renderingOf(id, focus)
  return {
    src: `${PICTURES_FOLDER}/${renderingName(file, '4:5', 800, 'webp')}`,
    alt: alt[language],
    own: { file, colour, ...(right !== 'own' && { credit: author }) },
  }
}
