import { useLoaderData } from 'react-router'
import type { PageHit } from '#features/search/page-hit.ts'
import { useMessages } from '#site/language/language.tsx'
import { ArrowLink } from '#site/ui/arrow-link.tsx'

/** There is no such course or team event. Without the drawing of the not-found page, whose styles no service page needs. */
export function NoService({ overview }: { overview: string }) {
  const { titleLines, lead, meant } = useMessages('not-found')
  const { nav } = useMessages('common')
  const [hit] = useLoaderData<PageHit[]>()
  return (
    <section className="page-head">
      <div className="wrap stack">
        <h1>{titleLines.join(' ')}</h1>
        <p className="lead">{lead}</p>
        {hit && (
          <p>
            {meant} <ArrowLink to={hit.path}>{hit.title}</ArrowLink>
          </p>
        )}
        <ArrowLink to={overview}>
          {overview.startsWith('/team') ? nav.teamEvents : nav.survivalTraining}
        </ArrowLink>
      </div>
    </section>
  )
}
