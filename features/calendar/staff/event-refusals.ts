import { refusals } from '#kit/refusals.ts'

export const EVENT_REFUSALS = refusals({
  unknown_event: 'missing',
  unknown_service: 'missing',
  changed_meanwhile: 'conflict',
  event_in_use: 'conflict',
  event_public: 'conflict',
  is_cancelled: 'conflict',
  is_decided: 'conflict',
  is_over: 'conflict',
  notifies_booked: 'conflict',
  // At a field of its form.
  all_day_has_time: 'conflict',
  blocked_above_places: 'conflict',
  clock_skips_time: 'conflict',
  decision_after_start: 'conflict',
  decision_without_minimum: 'conflict',
  ends_before_start: 'conflict',
  longer_than_30_days: 'conflict',
  minimum_above_places: 'conflict',
  not_on_five_minutes: 'conflict',
  places_below_taken: 'conflict',
})
