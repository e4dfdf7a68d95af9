import type { Pictures, ServicePicture } from '#content/pictures.ts'
import { chosenPicture } from '#content/posters.ts'
import type { ServiceId, Services } from '#content/services.ts'
import { showPicture } from '#content/show-picture.ts'
import type { Language } from '#i18n/languages.ts'

/** By id, of services that have another picture than the files gave them; undefined when none has. */
export function servicePicturesIn(
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
