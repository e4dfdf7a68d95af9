import type { TeamEventSlug } from '#content/services.ts'
import type { TeamEventMessages } from '#content/team-event-messages.ts'
import { Timetable } from '../timetable.tsx'
import { Crossing } from './crossing.tsx'
import { HeatCurve } from './heat-curve.tsx'
import { NoClock } from './no-clock.tsx'
import { RoofSection } from './roof-section.tsx'
import { Scenarios } from './scenarios.tsx'

/** Whether the event's own part already shows what to expect. */
export function tellsWhatToExpect(id: TeamEventSlug): boolean {
  return id === 'back-to-the-roots' || id === 'shelter-bau'
}

/** What only this event has, and its programme. */
export function OwnPart({ id, messages }: { id: TeamEventSlug; messages: TeamEventMessages }) {
  if (id === 'back-to-the-roots') return <NoClock />
  return (
    <>
      {id === 'feuer-und-fokus' && <HeatCurve />}
      {id === 'shelter-bau' && <RoofSection />}
      {id === 'wasser-und-willenskraft' && <Crossing />}
      {id === 'survival-mindset' && <Scenarios />}
      <Timetable schedule={messages.schedule} />
    </>
  )
}
