import type { BankAccount } from '#content/bank-account.ts'
import { openingHoursLines } from '#content/opening-hours.ts'
import type { SomeLanguages } from '#content/people.ts'
import type { CompanyFacts, CompanyPart } from '#features/company/company-parts.ts'
import { formatIban } from '#features/company/iban.ts'
import { formatPrice, labelled } from '#i18n/format.ts'
import { LANGUAGES, LANGUAGE_NAMES, type Language } from '#i18n/languages.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { useFactPageName } from './use-fact-page-name.ts'

/** Summary of a part's published facts, in a few lines; empty without any. */
export function usePartSummary<Part extends CompanyPart>(part: Part, value: CompanyFacts[Part]): string[] {
  const language = useLanguage()
  const pageName = useFactPageName()
  const messages = useMessages('staff-company')
  const lines: { [Name in CompanyPart]: (of: CompanyFacts[Name]) => string[] } = {
    company: ({ legalName, street, postalCode, city, phone, email, uid, vatNumber }) => [
      `${legalName}, ${street}, ${postalCode} ${city}`,
      `${phone}, ${email}`,
      vatNumber ?? uid,
    ],
    openingHours: (of) =>
      LANGUAGES.map((each) =>
        labelled(language, LANGUAGE_NAMES[each], openingHoursLines(each, of[each]).join(', ')),
      ),
    bankAccount: (of) => (of ? accountLines(of) : []),
    invoicing: ({ dueDays }) => [labelled(language, messages.fields.invoicing.dueDays, String(dueDays))],
    reminders: ({ automatic, ...days }) =>
      automatic
        ? (['friendlyDays', 'secondDays', 'lastDays'] as const).map((each) =>
            labelled(language, messages.fields.reminders[each], String(days[each])),
          )
        : [messages.byHand],
    orderInvoices: ({ offered, mostCents }) =>
      offered
        ? [
            labelled(
              language,
              messages.fields.orderInvoices.mostCents,
              formatPrice(language, mostCents, { code: 'chf' }),
            ),
          ]
        : [messages.notOffered],
    processors: (of) =>
      Object.entries(of).flatMap(([name, told]) =>
        told ? [labelled(language, messages.fields.processors[name as keyof typeof of], told)] : [],
      ),
    insurance: (of) => (of ? [[of.insurer, textIn(language, of.cover)].filter(Boolean).join(', ')] : []),
    voices: (of) =>
      of.map(({ name, company, quote }) =>
        labelled(language, [name, company].filter(Boolean).join(', '), textIn(language, quote)),
      ),
    references: (of) => of.map(({ client }) => textIn(language, client)),
    proofs: (of) => of.map(({ title, text }) => `${textIn(language, title)}, ${textIn(language, text)}`),
    memberships: (of) =>
      of.map(({ name, kind }) => [name, textIn(language, kind)].filter(Boolean).join(', ')),
    furtherInstructors: (of) => of.map(({ name }) => name),
    projectPrices: ({ checkCents, dayRateCents }) =>
      Object.entries({ checkCents, dayRateCents }).flatMap(([name, cents]) =>
        cents === null
          ? []
          : [
              labelled(
                language,
                messages.fields.projectPrices[name as 'checkCents'],
                formatPrice(language, cents, { code: 'chf' }),
              ),
            ],
      ),
    travelTimes: (of) => of.map(({ from, minutes }) => `${from}, ${minutes} min`),
    meetingPlaces: (of) =>
      Object.entries(of).map(([service, { place }]) =>
        labelled(language, pageName(service), textIn(language, place)),
      ),
  }
  return lines[part](value)
}

function accountLines({ iban, qrIban, holder, bank }: BankAccount): string[] {
  return [formatIban(iban), ...(qrIban ? [formatIban(qrIban)] : []), `${holder}, ${bank}`]
}

/** In the back office the German text stands in for one that is missing. */
function textIn(language: Language, texts: SomeLanguages): string {
  return texts[language] ?? texts.de ?? ''
}
