import { fillFacts } from '#features/facts/content/fill-facts.ts'
import { FACT_PAGES } from '#features/facts/content/missing-facts.ts'
import { peopleIn } from '#features/company/content/people.ts'
import { companyIn, factsIn } from '#features/facts/content/localised-facts.ts'
import { toChangedServices } from '#features/services/content/changed-services.ts'
import { withAnchors } from '#features/messages/legal/legal-text.ts'
import { LEGAL_DOCUMENTS, type LegalDocumentId } from '#features/messages/content/legal-document-ids.ts'
import type { Language } from '#i18n/languages.ts'
import { serviceNames } from './service-texts.ts'
import { pricesOfKnown, publicServiceFacts, type SiteFacts } from './site-facts.ts'
import type { Pictures, ServicePicture } from '#features/pictures/content/pictures.ts'
import { chosenPicture } from '#features/pictures/content/posters.ts'
import type { ServiceId, Services } from '#features/services/content/services.ts'
import { showPicture } from '#features/pictures/content/show-picture.ts'

/** What facts add to the texts of a namespace, so that browsers find both in one version. */
export const ADDED: Readonly<Record<string, (language: Language, facts: SiteFacts) => object>> = {
  common(language, facts) {
    const { name, qualifications } = peopleIn(language, facts.people).founder
    const services = toChangedServices(facts.services)
    const servicePictures = services && servicePicturesIn(language, facts)
    return {
      prices: services ? pricesOfKnown(facts) : facts.prices,
      leader: { name, qualifications },
      company: companyIn(language, facts.company, facts.openingHours),
      ...(servicePictures && { servicePictures }),
      ...(services && { services, ...serviceNames(language, publicServiceFacts(facts)) }),
    }
  },
  'contact-sent': (language, { openingHours }) => ({ office: openingHours[language] }),
  evidence: (language, facts) => ({ facts: factsIn(language, facts, FACT_PAGES) }),
  legal: (_language, { company, processors }) => ({ told: { uid: company.uid, processors } }),
  team: (language, { people }) => ({ people: peopleIn(language, people) }),
  booking: addTermsVersion,
  'request-form': addTermsVersion,
  ...Object.fromEntries(
    LEGAL_DOCUMENTS.map((document) => [
      document,
      (language: Language, facts: SiteFacts) => addLegal(language, facts, document),
    ]),
  ),
}

function addTermsVersion(_language: Language, { legal }: SiteFacts): object {
  return { termsVersion: legal.terms.version }
}

/** The owners' text instead of the files'. */
function addLegal(language: Language, facts: SiteFacts, document: LegalDocumentId): object {
  const { version, day, content } = facts.legal[document]
  const own = content && fillFacts(language, { body: withAnchors(content, language) }, facts)
  return { ...own, version, day }
}

/** By id, of services that have another picture than the files gave them; undefined when none has. */
function servicePicturesIn(
  language: Language,
  { services, pictures }: { services: Services; pictures: Pictures },
): Readonly<Record<ServiceId, ServicePicture>> | undefined {
  const { courses, teamEvents, retired } = services
  const chosen = [...courses, ...teamEvents, ...retired].flatMap((service) => {
    const name = chosenPicture(service)
    const displayed = name === undefined ? null : showPicture(name, language, pictures)
    if (!name || !displayed) return []
    const { alt, own } = displayed
    return [[service.id, own ? { alt, ...own } : { alt, drawing: name }] as const]
  })
  return chosen.length > 0 ? Object.fromEntries(chosen) : undefined
}
