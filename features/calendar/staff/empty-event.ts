import type { Recurrence } from '#features/calendar/rules/repeat-days.ts'

export interface EventFields {
  titleDe: string
  titleEn: string
  titleFr: string
  titleIt: string
  service: string
  /** `YYYY-MM-DD`; the last day is included. */
  from: string
  to: string
  /** `HH:MM` */
  fromTime: string
  toTime: string
  allDay: boolean
  place: string
  meetingPoint: string
  places: string
  /** Places sold elsewhere; empty for none. */
  blocked: string
  price: string
  public: boolean
  note: string
  minimum: string
  decideBy: string
  repeat: 'never' | Recurrence | 'days'
  repeatCount: string
  /** Further days, `YYYY-MM-DD`; empty ones are ignored. */
  repeatDays: string[]
}

export const EMPTY_EVENT: EventFields = {
  titleDe: '',
  titleEn: '',
  titleFr: '',
  titleIt: '',
  service: '',
  from: '',
  to: '',
  fromTime: '09:00',
  toTime: '17:00',
  allDay: false,
  place: '',
  meetingPoint: '',
  places: '',
  blocked: '',
  price: '',
  public: true,
  note: '',
  minimum: '',
  decideBy: '',
  repeat: 'never',
  repeatCount: '4',
  repeatDays: [''],
}
