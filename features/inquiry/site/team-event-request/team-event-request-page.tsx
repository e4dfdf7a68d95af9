import { useLoaderData } from 'react-router'
import { useMessages } from '#site/language/language.tsx'
import { TeamEventForm } from './team-event-form.tsx'
import type { TeamEventRequestData } from './team-event-request.loader.ts'

/** Default group size. */
const USUAL_GROUP = '12'

/** Private date, or a group larger than the price table. */
export default function TeamEventRequestPage() {
  const { title, lead } = useMessages('team-event-request')
  const { submission, serviceId, people } = useLoaderData<TeamEventRequestData>()
  return (
    <>
      <div className="wrap grid page-head">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <TeamEventForm submission={submission} prefill={{ serviceId, people: people || USUAL_GROUP }} />
    </>
  )
}
