// The small form of zod: browsers fetch a third of the bytes.
import * as z from 'zod/mini'
import {
  HEARD_OF,
  PROJECT_BUDGETS,
  PROJECT_CONTRACTS,
  type ProjectField,
  PROJECT_INDUSTRIES,
  PROJECT_LIMITS,
  PROJECT_PRIORITIES,
  PROJECT_SERVICES,
  PROJECT_TEAM_SIZES,
} from './project-inquiry.ts'
import {
  box,
  choice,
  comingDay,
  email,
  endsAfterStart,
  evenWithProblems,
  line,
  openChoice,
  optional,
  phone,
  requiredLine,
  text,
  tickedBox,
} from './typed-fields.ts'

const short = (field: keyof typeof PROJECT_LIMITS) => optional(line(PROJECT_LIMITS[field]))

/**
 * The project request, the same for browser and server; a message is the code of a problem. Unknown fields are
 * dropped, days come out as `YYYY-MM-DD`.
 * @param today in Switzerland: the period does not begin before it.
 */
export function projectInquirySchema(today: string) {
  return z
    .object({
      service: choice(PROJECT_SERVICES),
      description: text(PROJECT_LIMITS.description).check(z.minLength(1, 'required')),
      from: comingDay(today),
      to: comingDay(today),
      priority: openChoice(PROJECT_PRIORITIES),
      budget: openChoice(PROJECT_BUDGETS),
      budgetText: short('budgetText'),
      contract: openChoice(PROJECT_CONTRACTS),
      teamSize: openChoice(PROJECT_TEAM_SIZES),
      industry: openChoice(PROJECT_INDUSTRIES),
      firstName: requiredLine(PROJECT_LIMITS.firstName),
      lastName: requiredLine(PROJECT_LIMITS.lastName),
      company: short('company'),
      email: email(PROJECT_LIMITS.email),
      phone: phone(PROJECT_LIMITS.phone),
      address: short('address'),
      postalCode: short('postalCode'),
      city: short('city'),
      country: short('country'),
      heardOf: openChoice(HEARD_OF),
      note: optional(text(PROJECT_LIMITS.note)),
      newsletter: box,
      terms: tickedBox,
    } satisfies Record<ProjectField, unknown>)
    .check(
      endsAfterStart,
      z.refine(({ budget, budgetText }) => budget !== 'custom' || budgetText !== '', {
        path: ['budgetText'],
        error: 'required',
        when: evenWithProblems,
      }),
    )
}
