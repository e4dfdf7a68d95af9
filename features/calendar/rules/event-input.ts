import type { ServiceId } from '#content/services.ts'
import type { LocalisedText } from '#i18n/localised-text.ts'

/** What somebody enters to make or change an event; times are what Swiss clocks show. */
export interface EventInput {
  serviceId: ServiceId | null
  /** German required, the others fall back to it. */
  title: LocalisedText
  /** `YYYY-MM-DDTHH:MM`; of an all-day event the midnight of its first day. */
  starts: string
  /** Likewise; of an all-day event the midnight after its last day. */
  ends: string
  allDay: boolean
  place: LocalisedText
  meetingPoint: LocalisedText | null
  /** Null: not limited. */
  places: number | null
  /** Places given away outside of the site, which no booking stands for; left out: none of a new event, as before of one that is changed. */
  blocked?: number
  /** Per person; null: the service's own price. */
  priceCents: number | null
  public: boolean
  /** Internal. */
  note: string | null
  minimumParticipants: number | null
  /** `YYYY-MM-DD` */
  decideBy: string | null
}
