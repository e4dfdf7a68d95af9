import type { Language } from '#i18n/languages.ts'

/** Shapes of the places that show pictures: strips and lists, bands and mails, portraits and posters, products. */
export const SHAPES = ['3:2', '16:9', '4:5', '1:1'] as const
export type Shape = (typeof SHAPES)[number]

/** What stays in a picture when it is cropped: percent from the left and from the top. */
export interface Focus {
  x: number
  y: number
}

/** Widths of the renderings in pixels, the narrowest first. */
export const WIDTHS: Readonly<Record<Shape, readonly [number, ...number[]]>> = {
  '3:2': [480, 960, 1440],
  '16:9': [640, 1280],
  '4:5': [400, 800],
  '1:1': [400, 800],
}

export const FORMATS = ['avif', 'webp'] as const
export type Format = (typeof FORMATS)[number] | 'jpeg'

/** Public and cached without end: another crop has another file name. */
export const PICTURES_FOLDER = '/storage/v1/object/public/photographs'

/** A picture as a page of one language shows it. */
export interface LocalisedPicture {
  /** One address for who cannot choose among renderings. */
  src: string
  alt: string
  /** Own pictures alone. */
  own?: {
    /** `d3…-50-30`: renderings begin with it. */
    file: string
    /** `#56735f`, until the picture is there. */
    colour?: string
    /** Who has to be named beside it. */
    credit?: string
  }
}

/** What stands for a service instead of the drawing that it had first: another drawing, or an own picture. */
export interface ServicePicture extends Partial<NonNullable<LocalisedPicture['own']>> {
  alt: string
  /** Its name. */
  drawing?: string
}

export function heightOf(shape: Shape, width: number): number {
  const [across = 1, down = 1] = shape.split(':').map(Number)
  return Math.round((width * down) / across)
}

/** The beginning of all names of its renderings. */
export function renderingOf(original: string, { x, y }: Focus): string {
  return `${original}-${x}-${y}`
}

/** The name of a rendering in the public bucket. Portraits had theirs before other shapes came. */
export function renderingName(file: string, shape: Shape, width: number, format: Format): string {
  const infix = shape === '4:5' ? '' : `-${shape.replace(':', 'x')}`
  return `${file}${infix}-${width}.${format}`
}

/** A drawing's name, or the id of an own picture. */
export function isOwnPicture(name: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(name)
}

/** What the site knows of an own picture. */
export interface PublishedPicture {
  focus: Focus
  alt: Readonly<Record<Language, string>>
  author: string
  right: PictureRight
  file: PictureFile
}

/** Our own work, one that its author gave us, or one with a bought licence. Authors of the latter two are named. */
export const PICTURE_RIGHTS = ['own', 'granted', 'licensed'] as const
export type PictureRight = (typeof PICTURE_RIGHTS)[number]

/** What was uploaded. */
export interface PictureFile {
  /** Pixels, as one sees it. */
  width: number
  height: number
  bytes: number
  /** By content: `image/jpeg`. */
  type: string
  /** The mean of all pixels, `#56735f`. */
  colour: string
}

/** By id. */
export type Pictures = Readonly<Record<string, PublishedPicture>>
