import type { CalendarEvent } from '#features/calendar/calendar-event.ts'

export function event(values: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    id: '0b7b6c5e-6a3e-4a5c-9a44-3f5f6f0f6a10',
    serviceId: 'aufbruch',
    title: 'Aufbruch',
    startsAt: '2027-03-13T09:00:00+01:00',
    endsAt: '2027-03-13T17:00:00+01:00',
    allDay: false,
    place: 'Zugerberg',
    meetingPoint: null,
    places: 12,
    placesLeft: 4,
    coming: 8,
    priceCents: 200_00,
    minimumParticipants: null,
    decideBy: null,
    cancelled: false,
    phase: 'coming',
    ...values,
  }
}
