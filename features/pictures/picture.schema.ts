import { z } from 'zod'
import { PICTURE_RIGHTS, type PublishedPicture } from './content/pictures.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { plainLine, SINGLE_LINE } from '#kernel/written-text.ts'
import type { PictureLack } from './picture-refusal.ts'

/** Characters. */
export const PICTURE_LIMITS = { alt: 200, author: 120 } as const

const line = (most: number) => z.string().overwrite(plainLine).max(most).regex(SINGLE_LINE)
const percent = z.int().min(0).max(100)
const alt = line(PICTURE_LIMITS.alt)

/** What owners write about a picture; empty texts are allowed until it is published. */
export const pictureTextsSchema = z.object({
  focus: z.object({ x: percent, y: percent }),
  alt: z.object({ de: alt, en: alt, fr: alt, it: alt }),
  author: line(PICTURE_LIMITS.author),
  right: z.enum(PICTURE_RIGHTS),
})

export type PictureTexts = z.infer<typeof pictureTextsSchema>

export const pictureSchema = pictureTextsSchema.extend({
  file: z.object({
    width: z.int().min(1),
    height: z.int().min(1),
    bytes: z.int().min(1),
    type: z.string().max(40),
    colour: z.string().regex(/^#[\da-f]{6}$/),
  }),
}) satisfies z.ZodType<PublishedPicture>

/** What it needs before it is shown; empty when nothing. */
export function findLacks({ alt: texts, author }: Pick<PictureTexts, 'alt' | 'author'>): PictureLack[] {
  return [
    ...LANGUAGES.filter((language) => texts[language].trim() === '').map(
      (language) => `alt.${language}` as const,
    ),
    ...(author.trim() === '' ? (['author'] as const) : []),
  ]
}
