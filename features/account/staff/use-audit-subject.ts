import { EDITABLE_PAGES } from '#content/editable-pages.ts'
import type { AuditSubject } from '#features/account/security/security-log.ts'
import { fill } from '#i18n/format.ts'
import { useServiceName } from '#features/services/site/use-service-name.ts'
import { useServices } from '#features/services/site/use-services.ts'
import { serviceIds } from '#content/services.ts'
import { useMessages } from '#app/language/language.tsx'
import { usePartName } from '#app/routes/staff/frame/use-part-name.ts'
import { pathOfResource, STAFF_PARTS } from '#app/staff-pages.ts'
import { staffPaths } from '#app/staff-paths.ts'
import { useTextPageName } from '#features/messages/staff/use-text-page-name.ts'

interface DescribedSubject {
  name: string
  /** Where it stands in the back office. */
  address?: string | undefined
}

/** What a row of the log is about, by the names that the back office uses. */
export function useAuditSubject(): (subject: AuditSubject) => DescribedSubject {
  const messages = useMessages('staff-security')
  const { parts } = useMessages('staff-company')
  const partName = usePartName()
  const { title: missing } = useMessages('staff-missing')
  const serviceName = useServiceName()
  const services: readonly string[] = serviceIds(useServices())
  const pageName = useTextPageName()
  return ({ kind, id, name }) => {
    switch (kind) {
      case 'booking':
        return { name: fill(messages.things.booking, { name: name ?? id }) }
      case 'quote':
        return { name: fill(messages.things.quote, { name: name ?? '' }), address: staffPaths.quote(id) }
      case 'invoice':
        return { name: fill(messages.things.invoice, { name: name ?? '' }), address: staffPaths.invoice(id) }
      case 'request':
        return { name: fill(messages.things.request, { name: name ?? '' }), address: staffPaths.request(id) }
      case 'voucher':
        return { name: fill(messages.things.voucher, { name: name ?? '' }), address: staffPaths.voucher(id) }
      case 'order':
        return { name: fill(messages.things.order, { name: name ?? id }), address: staffPaths.orders }
      case 'event':
        return name === null ? { name: messages.member.gone } : { name, address: staffPaths.event(id) }
      case 'product':
        return name === null ? { name: messages.member.gone } : { name, address: staffPaths.product(id) }
      case 'news':
        return { name: name ?? id, address: staffPaths.piece(id) }
      case 'person': {
        const members: Readonly<Record<string, string>> = messages.member
        return { name: name ?? members[id] ?? messages.member.gone, address: staffPaths.people }
      }
      case 'legal': {
        const documents: Readonly<Record<string, string>> = messages.legal
        return { name: documents[id] ?? id, address: staffPaths.legalDocument(id) }
      }
      case 'service':
        return {
          name: name ?? (services.includes(id) ? serviceName(id) : id),
          address: staffPaths.service(id),
        }
      case 'page': {
        const page = EDITABLE_PAGES.find((each) => each.id === id) ?? { id, path: null }
        return { name: pageName({ id, path: page.path }), address: staffPaths.text(id) }
      }
      case 'list': {
        const part = STAFF_PARTS.find((each) => each === id)
        return { name: part ? partName(part) : id }
      }
      case 'part': {
        if (id === 'missing') return { name: missing, address: staffPaths.missing }
        const named: Readonly<Record<string, { name: string }>> = parts
        return { name: named[id]?.name ?? id, address: staffPaths.company }
      }
      default:
        return { name: name ?? id, address: pathOfResource(kind, id) }
    }
  }
}
