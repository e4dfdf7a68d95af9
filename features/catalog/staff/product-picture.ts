import {
  isOwnPicture,
  type Pictures,
  PICTURES_FOLDER,
  renderingName,
  renderingOf,
} from '#features/pictures/content/pictures.ts'

/** What a form calls a stored address: a drawing by its name, an own picture by its id, any other as it is. */
export function pictureName(address: string): string {
  const drawing = /^\/scenes\/([\w-]+)\.svg$/.exec(address)?.[1]
  if (drawing) return drawing
  const file = address.startsWith(`${PICTURES_FOLDER}/`) ? address.slice(PICTURES_FOLDER.length + 1) : ''
  const id = file.slice(0, 36)
  return isOwnPicture(id) ? id : address
}

/** The address that pages show, with the present crop of an own picture; null where the site has none. */
export function pictureAddress(name: string, pictures: Pictures): string | null {
  if (/^(\/|https?:)/.test(name)) return name
  if (!isOwnPicture(name)) return `/scenes/${name}.svg`
  const picture = pictures[name]
  if (!picture) return null
  return `${PICTURES_FOLDER}/${renderingName(renderingOf(name, picture.focus), '1:1', 800, 'webp')}`
}
