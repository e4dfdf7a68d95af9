// zod/mini: a third of the bytes in the browser.
import * as z from 'zod/mini'
import { LARGEST_GROUP, TEAM_EVENT_LIMITS, type TeamEventField } from './team-event-inquiry.ts'
import {
  checkboxField,
  choiceField,
  futureDayField,
  email,
  endsAfterStart,
  lineField,
  optional,
  phone,
  requiredLineField,
  textField,
  requiredCheckboxField,
} from './field-schemas.ts'

const short = (field: keyof typeof TEAM_EVENT_LIMITS) => optional(lineField(TEAM_EVENT_LIMITS[field]))

/** Shared by browser and server. Drops unknown fields; days become `YYYY-MM-DD`, none before `today` (Swiss). @param services what can be asked for; the browser leaves that to the server */
export function teamEventInquirySchema(today: string, services?: readonly string[]) {
  return z
    .object({
      serviceId: services ? choiceField(services) : requiredLineField(60),
      people: z.string('required').check(
        z.trim(),
        z.minLength(1, { error: 'required', abort: true }),
        z.regex(/^\d{1,4}$/, { error: 'invalid', abort: true }),
        z.overwrite((typed) => String(Number(typed))),
        z.refine((people) => Number(people) >= 1, 'invalid'),
        z.refine((people) => Number(people) <= LARGEST_GROUP, 'too_many'),
      ),
      from: futureDayField(today),
      to: futureDayField(today),
      alternative: futureDayField(today),
      place: short('place'),
      occasion: short('occasion'),
      note: optional(textField(TEAM_EVENT_LIMITS.note)),
      name: requiredLineField(TEAM_EVENT_LIMITS.name),
      company: short('company'),
      email: email(TEAM_EVENT_LIMITS.email),
      phone: phone(TEAM_EVENT_LIMITS.phone),
      newsletter: checkboxField,
      terms: requiredCheckboxField,
    } satisfies Record<TeamEventField, unknown>)
    .check(endsAfterStart)
}
