import { z } from 'zod'
import { serviceName } from '#features/services/content/service-name.ts'
import { type FirstCourseId, SURVIVAL_COURSES } from '#features/services/content/services.ts'
import commonTexts from '#i18n/texts/common.ts'
import { fill } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import { labelOf, productSchema, type SeedProduct, sectionOf } from './catalog-seed.ts'
import data from './catalog-vouchers.json' with { type: 'json' }
import { inEveryLanguage, textSchema } from './seed-texts.ts'

const courseVoucherSchema = productSchema
  .pick({ id: true, subtitle: true, description: true, related: true })
  .extend({
    level: z.literal([1, 2, 3]),
    course: z.enum(SURVIVAL_COURSES.map((each) => each.id)),
    scene: z.string(),
    priceInCents: z.int().positive(),
    duration: textSchema,
  })

const { course, value } = z
  .strictObject({
    course: z.strictObject({
      title: textSchema,
      /** The selling sentence, and who chooses. */
      choice: textSchema,
      variant: textSchema,
      onePerson: textSchema,
      vouchers: z.array(courseVoucherSchema),
    }),
    value: productSchema,
  })
  .parse(data)

export const vouchers: SeedProduct[] = [...course.vouchers.map(courseVoucher), value]

function courseVoucher(voucher: z.output<typeof courseVoucherSchema>): SeedProduct {
  const { id, level, scene, priceInCents, subtitle, description, duration, related } = voucher
  const name = inEveryLanguage((language) => nameIn(language, voucher.course))
  return {
    id,
    type: 'voucher_course',
    level,
    title: inEveryLanguage((language) => fill(course.title[language], { name: name[language] })),
    subtitle,
    description: inEveryLanguage((language) => `${description[language]}\n\n${course.choice[language]}`),
    thumbnail: scene,
    media: [scene],
    collection: 'gutscheine',
    variants: [{ id: `${id}-pdf`, title: course.variant, sku: `GS-${level}`, priceInCents }],
    info: [sectionOf('redeeming'), sectionOf('voucherByMail')],
    related,
    metadata: {
      name,
      scene,
      facts: [
        { label: labelOf('level'), value: inEveryLanguage((language) => `${level}, ${name[language]}`) },
        { label: labelOf('duration'), value: duration },
        { label: labelOf('goodFor'), value: course.onePerson },
      ],
    },
  }
}

/** With its gloss, without soft hyphens, which an address or a file name would keep. */
function nameIn(language: Language, id: FirstCourseId): string {
  return serviceName(commonTexts[language], id).replaceAll('\u00ad', '')
}
