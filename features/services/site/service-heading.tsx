import { bareServiceName, serviceGloss } from '#features/services/content/service-name.ts'
import type { ServiceId } from '#features/services/content/services.ts'
import { useMessages } from '#site/language/language.tsx'

/** The heading of a service's own page: its name, and below it what a German name means. */
export function ServiceHeading({ id, className }: { id: ServiceId; className?: string | undefined }) {
  const common = useMessages('common')
  const gloss = serviceGloss(common, id)
  return (
    <h1 className={className}>
      {bareServiceName(common, id)}
      {gloss && <small className="gloss">{` ${gloss}`}</small>}
    </h1>
  )
}
