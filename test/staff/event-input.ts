import type { EventInput } from '#features/calendar/rules/event-input.ts'

/** @param day `YYYY-MM-DD` */
export function eventInput(day: string, changes: Partial<EventInput> = {}): EventInput {
  return {
    serviceId: 'aufbruch',
    title: { de: 'Aufbruch im Nebel' },
    starts: `${day}T09:00`,
    ends: `${day}T17:00`,
    allDay: false,
    place: { de: 'Zugerberg' },
    meetingPoint: null,
    places: 12,
    priceCents: null,
    public: true,
    note: null,
    minimumParticipants: null,
    decideBy: null,
    ...changes,
  }
}
