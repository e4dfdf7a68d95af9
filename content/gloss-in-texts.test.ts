import { expect, it } from 'vitest'
import commonTexts from '#i18n/texts/common.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { readWrittenTexts } from '#test/written-texts.ts'
import { bareServiceName, serviceGloss } from '#features/services/content/service-name.ts'
import { FIRST_SERVICE_IDS } from '#features/services/content/services.ts'

const OTHERS = LANGUAGES.filter((language) => language !== 'de')
const texts = readWrittenTexts()

it.each(OTHERS)('a German name has one translation in %s in all texts', (language) => {
  const wrong = FIRST_SERVICE_IDS.flatMap((id) => {
    const name = bareServiceName(commonTexts[language], id).replaceAll('\u00ad', '')
    const gloss = serviceGloss(commonTexts[language], id)
    return texts
      .filter((each) => each.language === language)
      .flatMap(({ file, text }) =>
        explanationsOf(text.replaceAll('\u00ad', ''), name)
          .filter((text) => text !== gloss)
          .map((text) => `${file}: ${name} (${text}) for (${gloss})`),
      )
  })
  expect(wrong).toEqual([])
})

function explanationsOf(text: string, name: string): string[] {
  return text
    .split(`${name} (`)
    .slice(1)
    .map((after) => after.slice(0, after.indexOf(')')))
}
