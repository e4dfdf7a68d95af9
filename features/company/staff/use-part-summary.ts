import type { BankAccount } from '#content/bank-account.ts'
import { openingHoursLines } from '#content/opening-hours.ts'
import type { SomeLanguages } from '#content/people.ts'
import type { CompanyFacts, CompanyPart } from '../company-parts.ts'
import { formatIban } from '../iban.ts'
import { LANGUAGES, LANGUAGE_NAMES, type Language } from '#i18n/languages.ts'
import { useTexts } from '#kit/texts.ts'
import { useFactPageName } from './use-fact-page-name.ts'

/** Summary of a part's published facts, in a few lines; empty without any. */
export function usePartSummary<Part extends CompanyPart>(part: Part, value: CompanyFacts[Part]): string[] {
  const { t, language, price, labelled } = useTexts('staff-company')
  const pageName = useFactPageName()
  const lines: { [Name in CompanyPart]: (of: CompanyFacts[Name]) => string[] } = {
    company: ({ legalName, street, postalCode, city, phone, email, uid, vatNumber }) => [
      `${legalName}, ${street}, ${postalCode} ${city}`,
      `${phone}, ${email}`,
      vatNumber ?? uid,
    ],
    openingHours: (of) =>
      LANGUAGES.map((each) => labelled(LANGUAGE_NAMES[each], openingHoursLines(each, of[each]).join(', '))),
    bankAccount: (of) => (of ? accountLines(of) : []),
    invoicing: ({ dueDays }) => [labelled(t.fields.invoicing.dueDays, String(dueDays))],
    reminders: ({ automatic, ...days }) =>
      automatic
        ? (['friendlyDays', 'secondDays', 'lastDays'] as const).map((each) =>
            labelled(t.fields.reminders[each], String(days[each])),
          )
        : [t.byHand],
    orderInvoices: ({ offered, mostCents }) =>
      offered ? [labelled(t.fields.orderInvoices.mostCents, price(mostCents))] : [t.notOffered],
    processors: (of) =>
      Object.entries(of).flatMap(([name, known]) =>
        known ? [labelled(t.fields.processors[name as keyof typeof of], known)] : [],
      ),
    insurance: (of) => (of ? [[of.insurer, textIn(language, of.cover)].filter(Boolean).join(', ')] : []),
    voices: (of) =>
      of.map(({ name, company, quote }) =>
        labelled([name, company].filter(Boolean).join(', '), textIn(language, quote)),
      ),
    references: (of) => of.map(({ client }) => textIn(language, client)),
    proofs: (of) => of.map(({ title, text }) => `${textIn(language, title)}, ${textIn(language, text)}`),
    memberships: (of) =>
      of.map(({ name, kind }) => [name, textIn(language, kind)].filter(Boolean).join(', ')),
    furtherInstructors: (of) => of.map(({ name }) => name),
    projectPrices: ({ checkCents, dayRateCents }) =>
      Object.entries({ checkCents, dayRateCents }).flatMap(([name, cents]) =>
        cents === null ? [] : [labelled(t.fields.projectPrices[name as 'checkCents'], price(cents))],
      ),
    travelTimes: (of) => of.map(({ from, minutes }) => `${from}, ${minutes} min`),
    meetingPlaces: (of) =>
      Object.entries(of).map(([service, { place }]) => labelled(pageName(service), textIn(language, place))),
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
