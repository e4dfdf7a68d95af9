import type { QuoteClash } from '#features/quote/rules/quote-clashes.ts'
import { contract, get, post } from '#kit/contract.ts'
import { flag, json, optional, uuid } from '#kit/fields.ts'
import { type RefusalOf, refusals } from '#kit/refusals.ts'
import type { EventGuides, GuideChoice } from '../event-guides.ts'

const GUIDE_REFUSALS = refusals({
  unknown_event: 'missing',
  unknown_staff_person: 'missing',
  changed_meanwhile: 'conflict',
  // Somebody is away or at another event; continues when it was seen.
  guide_clash: 'conflict',
  // Only somebody with a typed name is named in public.
  lead_unnamed: 'invalid',
})

export type GuideRefusal = RefusalOf<typeof GUIDE_REFUSALS>

/** Who leads events, and what else is at a time. */
export const guides = contract(
  { permission: 'events', refusals: GUIDE_REFUSALS, missing: 'unknown_event', subject: 'eventId' },
  {
    /** Everybody who may be at an event, with what is against it. */
    choices: get('/events/:id/guide-choices').answers<{ choices: GuideChoice[] }>(),
    /** `seen`: as it was before; `agreed`: what is against it was seen. */
    assign: post(
      '/events/:id/guides',
      { guides: json<EventGuides>(), seen: json<EventGuides>(), agreed: flag() },
      { audit: 'guides_assigned', changesCalendar: true },
    ),
    /**
     * Before an event is planned or moved. `from`, `to`: Swiss local time, `YYYY-MM-DDTHH:MM`; `except`: that event;
     * `shifts`: the days from the first date of a series to each further one, joined by commas.
     */
    timeClashes: get('/time-clashes', {
      from: json<string>(),
      to: json<string>(),
      except: optional(uuid()),
      shifts: optional(json<string>()),
    }).answers<{ clashes: QuoteClash[] }>(),
  },
)
