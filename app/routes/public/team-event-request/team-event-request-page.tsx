import { useLoaderData } from 'react-router'
import { useMessages } from '../../../language/language.tsx'
import { TeamEventForm } from './team-event-form.tsx'
import type { TeamEventRequestData } from './team-event-request.loader.ts'

/** Where nobody has said how many they are: a group of the flat price. */
const USUAL_GROUP = '12'

/** A team event on a day of one's own, or for more people than it has a price for. */
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
