import type { ServiceId } from '#features/services/content/services.ts'
import type { LocalisedText } from '#i18n/localised-text.ts'

/** Input of the event form; times are Swiss local time. */
export interface EventInput {
  serviceId: ServiceId | null
  title: LocalisedText
  /** `YYYY-MM-DDTHH:MM`; for an all-day event the midnight of its first day. */
  starts: string
  ends: string
  allDay: boolean
  place: LocalisedText
  meetingPoint: LocalisedText | null
  places: number | null
  /** Places given away outside the site; left out: none, or unchanged. */
  blocked?: number
  /** Per person; null: the service's price. */
  priceCents: number | null
  public: boolean
  note: string | null
  minimumParticipants: number | null
  decideBy: string | null
}
