// zod/mini: a third of the bytes in the browser.
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
  checkboxField,
  choiceField,
  futureDayField,
  email,
  endsAfterStart,
  evenWithProblems,
  lineField,
  optionalChoiceField,
  optional,
  phone,
  requiredLineField,
  textField,
  requiredCheckboxField,
} from './field-schemas.ts'

const short = (field: keyof typeof PROJECT_LIMITS) => optional(lineField(PROJECT_LIMITS[field]))

/** Shared by browser and server. Drops unknown fields; days become `YYYY-MM-DD`, none before `today` (Swiss). */
export function projectInquirySchema(today: string) {
  return z
    .object({
      service: choiceField(PROJECT_SERVICES),
      description: textField(PROJECT_LIMITS.description).check(z.minLength(1, 'required')),
      from: futureDayField(today),
      to: futureDayField(today),
      priority: optionalChoiceField(PROJECT_PRIORITIES),
      budget: optionalChoiceField(PROJECT_BUDGETS),
      budgetText: short('budgetText'),
      contract: optionalChoiceField(PROJECT_CONTRACTS),
      teamSize: optionalChoiceField(PROJECT_TEAM_SIZES),
      industry: optionalChoiceField(PROJECT_INDUSTRIES),
      firstName: requiredLineField(PROJECT_LIMITS.firstName),
      lastName: requiredLineField(PROJECT_LIMITS.lastName),
      company: short('company'),
      email: email(PROJECT_LIMITS.email),
      phone: phone(PROJECT_LIMITS.phone),
      address: short('address'),
      postalCode: short('postalCode'),
      city: short('city'),
      country: short('country'),
      heardOf: optionalChoiceField(HEARD_OF),
      note: optional(textField(PROJECT_LIMITS.note)),
      newsletter: checkboxField,
      terms: requiredCheckboxField,
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
